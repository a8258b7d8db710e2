import { expect, test } from 'vitest';
import type { PageFile } from './page-file.ts';
import { changed, contentWith, fileText, mistakeRows, problemsWith } from './test-content.ts';
import type { Language } from '../../../src/schema/language.ts';

const words = 'bn/websites.yaml';
const guide = 'bn/blog/naming-a-boat.md';
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
  ['bn/words/extra.yaml', 'title: নতুন\n'],
  ['bn/blog/extra.md', fileText(guide)],
])('%s is reported because it has no original', (name, text) => {
  expect(problems({ [name]: text })).toContain(
    `content/${name}: there is no content/${name.replace('bn', 'en')} to translate; remove this file`,
  );
});

/** A field, its value as YAML or (none), and what is reported. */
const mistakes = String.raw`
meta.note | (none) | meta.note: this is not translated: 'From 3 to 12 GB'
sections.0.family | machines | sections.0.family: only words are translated; remove this line
sections.2.section | faq | sections.2.section: write section: steps here, as in the original
sections.2 | (none) | sections.2.title: this is not translated: 'How to begin'
sections.0.note | [x] | sections.0.note: write fields here, as in the original
meta.image | x | meta.image: the original does not have this
meta.title | Welcome to us | meta.title: this is still in Engl
meta.title | আমাদের সাইটে you are very welcome | meta.title: this is still in English
translation.status | final | translation.status: write draft
translation.source | new | translation.source: leave
translation | (none) | translation.status: this field is missing; add it
`;

test.each(mistakeRows(mistakes))('%j: %j is reported: %s', (field, value, message) => {
  const found = problems({ [words]: changed(words, field, value) });
  expect(found.join('\n')).toContain(message);
  expect(found[0]).toMatch(/^content\/bn\/websites\.yaml(:\d+)?: /);
});

test('a list with fewer entries is reported', () => {
  const name = 'bn/words/contact-ways.yaml';
  expect(problems({ [name]: changed(name, ['ways', 2], undefined) })[0]).toMatch(
    /contact-ways\.yaml:\d+: ways\.2\.title: this is not translated: 'Mail Us'/,
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
    /^content\/bn\/blog\/naming-a-boat\.md: ('has not been translated yet' is still|translation)/,
  );
});

test('the words of a translation are laid over the original, which keeps all else', () => {
  const { files } = contentWith(languages);
  const page = files.get(words)?.value as PageFile;
  expect(page.sections[0]).toMatchObject({
    section: 'planPicker',
    family: 'sites',
    title: 'দুটি মাপ',
    note: { link: { label: 'সার্ভার দেখুন', to: '/machines' } },
  });
});

test.each([
  [['en', 'bn'], '', [{ code: 'bn', base: '/bn' }], '/bn', [{ code: 'en', base: '' }]],
  [['bn', 'en'], '/en', [{ code: 'bn', base: '' }], '', [{ code: 'en', base: '/en' }]],
  [['bn'], '/en', [{ code: 'bn', base: '' }], '', []],
])('of %j the first has no prefix', (codes, inEnglish, ofEnglish, inBangla, ofBangla) => {
  const { files } = contentWith({ 'site.yaml': changed('site.yaml', ['languages'], codes) });
  const wordsOf = (code: string) => files.get(`${code}/words/language.yaml`)?.value as Language;
  expect(wordsOf('en')).toMatchObject({ base: inEnglish, others: ofEnglish });
  expect(wordsOf('bn')).toMatchObject({ base: inBangla, others: ofBangla });
});

test('a section that another page lists is in the words of the same language', () => {
  const { files } = contentWith(languages);
  const questions = (name: string) => (files.get(name)?.value as PageFile | undefined)?.sections[1];
  expect(questions('en/machines.yaml')).toMatchObject({ section: 'faq', title: 'Questions' });
  expect(questions('bn/machines.yaml')).toMatchObject({ section: 'faq', title: 'প্রশ্ন' });
});

test('an outdated translation is not a problem; npm run verify lists it', () => {
  expect(problems({ [words]: changed(words, ['translation', 'source'], '00000000') })).toEqual([]);
});

test('a draft page needs no translation', () => {
  const page = `meta:
  title: Soon
  label: Soon
  description: A page that nobody has written yet, with a description that is long enough for it.
sections:
  - { section: pageHero, title: Soon, lead: It is a draft. }
`;
  expect(problems({ 'en/soon.yaml': `page: { draft: true }\n${page}` })).toEqual([]);
  const published = { 'en/soon.yaml': page };
  expect(problems(published)).toContain(
    'content/bn/soon.yaml: this file is missing; translate content/en/soon.yaml',
  );
});
