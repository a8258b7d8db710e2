import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { pageProblems, viewProblems } from './pages.ts';

const good: PageEntry = {
  path: '/one',
  view: 'area/One',
  title: 'One',
  label: 'One',
  description: 'A description that is long enough for a search engine to show without changes.',
  menus: [],
  inSitemap: true,
};

describe('the page registry', () => {
  test.each<[string, PageEntry[], RegExp]>([
    ['a path twice', [good, { ...good, title: 'Two' }], /pages\.ts: path: '\/one' appears twice/],
    ['a title twice', [good, { ...good, path: '/two' }], /pages\.ts: title: 'One' appears twice/],
    ['a long title', [{ ...good, title: 'x'.repeat(50) }], /longer than 60 characters/],
    [
      'a short description',
      [{ ...good, description: 'Short.' }],
      /\/one\.description: .*at least 70/,
    ],
    ['a long description', [{ ...good, description: 'x'.repeat(161) }], /at most 160/],
    ['a path in capitals', [{ ...good, path: '/One' }], /lower-case path/],
    ['a slash at the end', [{ ...good, path: '/one/' }], /lower-case path/],
    ['an unknown canonical', [{ ...good, canonical: '/nowhere' }], /there is no page \/nowhere/],
    [
      'an unknown field',
      [{ ...good, colour: 'red' } as PageEntry],
      /\/one\.colour: there is no such field; leave it out, or write one of path, view/,
    ],
  ])('rejects %s', (_, entries, message) => {
    expect(pageProblems(entries).join('\n')).toMatch(message);
  });

  test('rejects a registry without a home page or a not-found page', () => {
    expect(pageProblems([good]).join('\n')).toMatch(/no home page[^]*'\/404'/);
  });

  test('accepts a valid page', () => {
    const others = [
      { ...good, path: '/', title: 'Home' },
      { ...good, path: '/404', title: 'Gone' },
    ];
    expect(pageProblems([good, ...others])).toEqual([]);
  });

  test('rejects a page without a file', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    expect(viewProblems([good, { ...good, view: 'home/Home' }], root)).toEqual([
      "src/content/pages.ts: /one.view: there is no src/pages/area/One.tsx; use the name of a file there, or add one with 'npm run new-page'",
    ]);
  });
});
