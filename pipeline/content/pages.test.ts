import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { pageMistakes, viewMistakes } from './pages.ts';

const good: PageEntry = {
  path: '/one',
  view: 'area/One',
  title: 'One',
  label: 'One',
  description: 'A description that is long enough for a search engine to show as it stands here.',
  menus: [],
  inSitemap: true,
};

describe('the page registry', () => {
  test.each<[string, PageEntry[], RegExp]>([
    ['a path twice', [good, { ...good, title: 'Two' }], /pages\.ts: path: '\/one' stands twice/],
    ['a title twice', [good, { ...good, path: '/two' }], /pages\.ts: title: 'One' stands twice/],
    ['a long title', [{ ...good, title: 'x'.repeat(50) }], /more than 60 characters/],
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
  ])('refuses %s', (_, entries, message) => {
    expect(pageMistakes(entries).join('\n')).toMatch(message);
  });

  test('refuses to go without a home page and a not-found page', () => {
    expect(pageMistakes([good]).join('\n')).toMatch(/no home page[^]*'\/404'/);
  });

  test('accepts a good page', () => {
    const others = [
      { ...good, path: '/', title: 'Home' },
      { ...good, path: '/404', title: 'Gone' },
    ];
    expect(pageMistakes([good, ...others])).toEqual([]);
  });

  test('refuses a page without its file', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    expect(viewMistakes([good, { ...good, view: 'home/Home' }], root)).toEqual([
      "src/content/pages.ts: /one.view: there is no src/pages/area/One.tsx; write the name of a file there, or make one with 'npm run new-page'",
    ]);
  });
});
