import { expect, test } from 'vitest';
import { changed, fileText, problemsWith } from './test-content.ts';

const words = 'bn/hosting/web-hosting.yaml';
const guide = 'bn/blog/email-records.md';
const languages = { 'site.yaml': changed('site.yaml', ['languages'], ['en', 'bn']) };

/** What the check says about the Bangla edition with some files replaced. */
function problems(files: Readonly<Record<string, string | undefined>>): string[] {
  return problemsWith({ ...languages, ...files });
}

test('the Bangla edition has no problems', () => {
  expect(problems({})).toEqual([]);
});

test('Bangla files are ignored on a site without Bangla', () => {
  const english = changed('site.yaml', ['languages'], ['en']);
  expect(problemsWith({ 'site.yaml': english, [words]: 'nonsense: {}\n' })).toEqual([]);
  expect(problemsWith({ 'site.yaml': english, [words]: undefined })).toEqual([]);
});

test.each([words, guide])('%s is reported if it is missing', (name) => {
  const found = problems({ [name]: undefined });
  expect(found[0]).toBe(
    `content/${name}: this file is missing; translate content/${name.replace('bn', 'en')}`,
  );
});

test.each([
  ['bn/home/extra.yaml', 'title: নতুন\n'],
  ['bn/blog/extra.md', fileText(guide)],
])('%s is reported because it has no original', (name, text) => {
  expect(problems({ [name]: text })).toContain(
    `content/${name}: there is no content/${name.replace('bn', 'en')} to translate; remove this file`,
  );
});

test.each<[string, readonly (string | number)[], unknown, string]>([
  ['a missing field', ['meta', 'note'], undefined, 'meta.note: the original has this'],
  ['an extra field', ['meta', 'image'], 'x', 'meta.image: the original does not have this'],
  ['an untranslated text', ['meta', 'title'], 'Welcome to us', 'meta.title: this is still in Engl'],
  [
    'a piece of English in a text',
    ['meta', 'title'],
    'আমাদের সাইটে you are very welcome',
    'meta.title: this is still in English',
  ],
  ['an unknown status', ['translation', 'status'], 'final', 'translation.status: write draft'],
  ['an invalid source', ['translation', 'source'], 'new', 'translation.source: leave'],
  [
    'a missing state',
    ['translation'],
    undefined,
    'translation.status: this field is missing; add it',
  ],
])('%s is reported with its place', (_, field, value, message) => {
  const found = problems({ [words]: changed(words, field, value) });
  expect(found.join('\n')).toContain(message);
  expect(found[0]).toMatch(/^content\/bn\/hosting\/web-hosting\.yaml(:\d+)?: /);
});

test('a list with a different number of entries is reported', () => {
  const name = 'bn/words/ordering.yaml';
  expect(problems({ [name]: changed(name, ['steps', 2], undefined) })[0]).toMatch(
    /ordering\.yaml:\d+: steps\.2: the original has this, but it is missing here; add it/,
  );
});

test('names may stay in Latin letters, words may not', () => {
  const title = (text: string) => problems({ [words]: changed(words, ['meta', 'title'], text) });
  expect(title('WordPress ও cPanel')).toEqual([]);
  expect(title('WordPress cPanel')).toEqual([]);
  expect(title('WordPress Hosting')).toHaveLength(1);
});

test.each([
  ['English prose', (text: string) => `${text}\nThis has not been translated yet.\n`],
  ['a missing state', (text: string) => text.replace(/translation:\n(?: {2}.*\n)+/, '')],
])('%s in an article is reported', (_, edit) => {
  const found = problems({ [guide]: edit(fileText(guide)) });
  expect(found[0]).toMatch(
    /^content\/bn\/blog\/email-records\.md: ('has not been translated yet' is still|translation)/,
  );
});

test('an outdated translation is not a problem; npm run verify lists it', () => {
  expect(problems({ [words]: changed(words, ['translation', 'source'], '00000000') })).toEqual([]);
});

test('a draft page needs no translation', () => {
  const page =
    '- { path: /soon, view: company/composed, menus: [], inSitemap: true, draft: true }\n';
  const draft = {
    'pages.yaml': fileText('pages.yaml') + page,
    'en/company/soon.yaml': `meta:
  title: Soon
  label: Soon
  description: A page that nobody has written yet, with a description that is long enough for it.
sections:
  - { section: hero, eyebrow: Draft, title: Soon, lead: It is a draft. }
`,
  };
  expect(problems(draft)).toEqual([]);
  const published = {
    ...draft,
    'pages.yaml': draft['pages.yaml'].replace(', draft: true }\n', ' }\n'),
  };
  expect(problems(published)).toContain(
    'content/bn/company/soon.yaml: this file is missing; translate content/en/company/soon.yaml',
  );
});
