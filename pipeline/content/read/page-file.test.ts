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
