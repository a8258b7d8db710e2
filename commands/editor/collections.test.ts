import { expect, test } from 'vitest';
import { collectionsOf, formAddress } from './collections.ts';
import { formOf } from './form.ts';

const names = [
  'site.yaml',
  'plans/shared.yaml',
  'en/words/layout.yaml',
  'en/index.yaml',
  'en/blog/email-records.md',
];

function collections(files: readonly string[]) {
  return collectionsOf(new Map(files.map((name) => [name, formOf(name, '')])));
}

test('facts come first, then the areas of the language', () => {
  expect(collections(names).map(({ label }) => label)).toEqual([
    'Company and facts',
    'Plans and prices',
    'Shared words',
    'Pages',
    'Articles',
  ]);
});

test('a second language gets the same collections, named after it', () => {
  const bangla = names.filter((name) => name.startsWith('en/')).map((name) => `bn${name.slice(2)}`);
  const labels = collections([...names, ...bangla]).map(({ label }) => label);
  expect(labels).toContain('Pages (English)');
  expect(labels).toContain('Pages (Bangla)');
  expect(labels).toContain('Articles (Bangla)');
  expect(labels).toContain('Plans and prices');
});

test('the address of a form is made of its collection and its entry', () => {
  const addresses = collections(names).flatMap(({ name, files }) =>
    (files ?? []).map((file) => `#/collections/${name}/entries/${file.name}`),
  );
  expect(names.slice(0, 4).map(formAddress)).toEqual(addresses);
  expect(formAddress('en/blog/email-records.md')).toBe(
    '#/collections/en-articles/entries/email-records',
  );
});
