import { describe, expect, test } from 'vitest';
import { redirectMistakes, spellingMistakes } from './redirects.ts';

describe('redirects', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a loop',
      { '/a': '/b', '/b': '/a' },
      /\/a: this leads round in a circle \(\/a to \/b to \/a\); write a page/,
    ],
    ['a redirect to itself', { '/a': '/a' }, /circle/],
    [
      'a target that is no page',
      { '/a': '/nowhere' },
      /redirects\.ts: \/a: this leads to \/nowhere, which is no page; write a path/,
    ],
    ['a page that redirects', { '/one': '/two' }, /\/one: this is a page and cannot redirect too/],
    ['a page that redirects in capitals', { '/One': '/two' }, /\/One: this is a page/],
  ])('refuse %s', (_, table, message) => {
    expect(redirectMistakes(table, ['/one', '/two']).join('\n')).toMatch(message);
  });

  test('accept a chain that ends at a page', () => {
    expect(redirectMistakes({ '/a': '/b', '/b': '/one' }, ['/one'])).toEqual([]);
  });
});

test.each(['/nowhere', '/one', '/Nowhere'])('%s is no other spelling of a page', (spelling) => {
  expect(spellingMistakes([spelling], ['/one'])).toEqual([
    expect.stringContaining(`otherSpellings: ${spelling} is no other spelling of a page; write`),
  ]);
  expect(spellingMistakes(['/One'], ['/one'])).toEqual([]);
});
