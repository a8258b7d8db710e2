import { describe, expect, test } from 'vitest';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import { assertContent, pageMistakes, redirectMistakes } from './content-check.ts';

const good: PageEntry = {
  path: '/one',
  view: 'area/One',
  title: 'One',
  label: 'One',
  description: 'A description that is long enough for a search engine to show as it stands here.',
  menus: [],
  inSitemap: true,
};

test('the content that ships has no mistakes', () => {
  expect(() => assertContent()).not.toThrow();
  expect(pages.length).toBeGreaterThan(40);
});

describe('the page registry', () => {
  test.each<[string, PageEntry[], RegExp]>([
    ['a path twice', [good, { ...good, title: 'Two' }], /path '\/one' stands twice/],
    ['a title twice', [good, { ...good, path: '/two' }], /title 'One' stands twice/],
    ['a long title', [{ ...good, title: 'x'.repeat(50) }], /more than 60 characters/],
    [
      'a short description',
      [{ ...good, description: 'Short.' }],
      /\/one, description: .*at least 70/,
    ],
    ['a long description', [{ ...good, description: 'x'.repeat(161) }], /at most 160/],
    ['a path in capitals', [{ ...good, path: '/One' }], /lower-case path/],
    ['a slash at the end', [{ ...good, path: '/one/' }], /lower-case path/],
    ['an unknown canonical', [{ ...good, canonical: '/nowhere' }], /there is no page \/nowhere/],
    ['an unknown field', [{ ...good, colour: 'red' } as PageEntry], /colour/],
  ])('refuses %s', (_, entries, message) => {
    expect(pageMistakes(entries).join('\n')).toMatch(message);
  });

  test('accepts a good page', () => {
    expect(pageMistakes([good])).toEqual([]);
  });
});

describe('redirects', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a loop', { '/a': '/b', '/b': '/a' }, /circle/],
    ['a redirect to itself', { '/a': '/a' }, /circle/],
    ['a target that is no page', { '/a': '/nowhere' }, /leads to \/nowhere, which is no page/],
    ['a page that redirects', { '/one': '/two' }, /\/one is a page/],
  ])('refuse %s', (_, table, message) => {
    expect(redirectMistakes(table, ['/one', '/two']).join('\n')).toMatch(message);
  });

  test('accept a chain that ends at a page', () => {
    expect(redirectMistakes({ '/a': '/b', '/b': '/one' }, ['/one'])).toEqual([]);
  });
});
