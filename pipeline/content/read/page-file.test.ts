import { expect, test } from 'vitest';
import type { PageFile } from './page-file.ts';
import { changed, contentWith, problemsWith } from './test-content.ts';

const page = 'en/websites.yaml';

/** What is reported if a field of a page has another value. */
function problemsOf(field: readonly (string | number)[], value: unknown): string[] {
  return problemsWith({ [page]: changed(page, field, value) });
}

/** A page of the fixture. */
const read = (name: string) => contentWith({}).files.get(name)?.value as PageFile | undefined;

test('a page has what its file says about it, and its sections in order', () => {
  const { meta, sections } = read(page) ?? {};
  expect(meta?.title).toBe('Room for websites');
  expect(sections?.map(({ section }) => section)).toEqual(['planPicker', 'planFinder', 'steps']);
  expect(sections?.[0]).toMatchObject({ family: 'sites', drawing: 'boat', title: 'Two sizes' });
});

test.each<[string, readonly (string | number)[], unknown, RegExp]>([
  [
    'an unknown section',
    ['sections', 1, 'section'],
    'plan-finder',
    /^content\/en\/websites\.yaml:\d+: sections\.1\.section: there is no section 'plan-finder'; write one of .*planFinder, /,
  ],
  [
    'an unknown field',
    ['sections', 2, 'colour'],
    'red',
    /:\d+: sections\.2\.colour: there is no such field; leave it out, or write one of id, surface, title,/,
  ],
  ['no sections', ['sections'], [], /:\d+: sections: list at least one section$/],
  ['a section without a name', ['sections', 1], { title: 'X' }, /:\d+: sections\.1\.section: /],
  [
    'plans that do not exist',
    ['sections', 0, 'family'],
    'boats',
    /:\d+: sections\.0\.family: there is no 'boats' in content\/plans; write one of machines, sites$/,
  ],
  [
    'a drawing that does not exist',
    ['sections', 0, 'drawing'],
    'bridge',
    /:\d+: sections\.0\.drawing: there is no 'bridge' in content\/drawings; write one of boat, .*letters/,
  ],
  [
    'a name that cannot be a file',
    ['sections', 0, 'family'],
    '../site',
    /sections\.0\.family: write the name of a file in content\/plans, such as/,
  ],
  [
    'a section of another page that does not exist',
    ['sections', 1],
    { use: 'index#terminal' },
    /:\d+: sections\.1\.use: there is no such section; name a page's file and a section in it/,
  ],
  [
    'a section of a page that does not exist',
    ['sections', 1],
    { use: 'nowhere#faq' },
    /:\d+: sections\.1\.use: there is no such section/,
  ],
])('%s is reported with its place', (_, field, value, message) => {
  expect(problemsOf(field, value)).toContainEqual(expect.stringMatching(message));
});

test('a text that does not exist is reported with those that there are', () => {
  const terms = 'en/terms.yaml';
  expect(
    problemsWith({ [terms]: changed(terms, ['sections', 0, 'text'], 'legal/refunds') }),
  ).toEqual([
    expect.stringMatching(
      /terms\.yaml:\d+: sections\.0\.text: there is no 'legal\/refunds' in content\/en; write one of legal\/terms$/,
    ),
  ]);
});

test('a drawing that has code of its own may be named too', () => {
  expect(problemsOf(['sections', 0, 'drawing'], 'letters')).toEqual([]);
});

test('a section that another page lists is the one of that page', () => {
  const own = read('en/index.yaml')?.sections[2];
  expect(own).toMatchObject({ section: 'faq', title: 'Questions' });
  expect(read('en/machines.yaml')?.sections[1]).toEqual(own);
});
