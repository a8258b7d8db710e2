import { describe, expect, test } from 'vitest';
import { redirectProblems, spellingProblems } from './redirects.ts';

describe('redirects', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'a loop',
      { '/a': '/b', '/b': '/a' },
      /\/a: this redirects in a loop \(\/a to \/b to \/a\); use the path of a page/,
    ],
    ['a redirect to itself', { '/a': '/a' }, /loop/],
    [
      'a target that is not a page',
      { '/a': '/nowhere' },
      /redirects\.ts: \/a: this leads to \/nowhere, which is not a page; use a path/,
    ],
    ['a page that redirects', { '/one': '/two' }, /\/one: this is a page, so it cannot redirect/],
    ['a page that redirects in capitals', { '/One': '/two' }, /\/One: this is a page/],
  ])('reject %s', (_, table, message) => {
    expect(redirectProblems(table, ['/one', '/two']).join('\n')).toMatch(message);
  });

  test('accept a chain that ends at a page', () => {
    expect(redirectProblems({ '/a': '/b', '/b': '/one' }, ['/one'])).toEqual([]);
  });
});

test.each(['/nowhere', '/one', '/Nowhere'])('%s is not another spelling of a page', (spelling) => {
  expect(spellingProblems([spelling], ['/one'])).toEqual([
    expect.stringContaining(`otherSpellings: ${spelling} is not another spelling of a page; write`),
  ]);
  expect(spellingProblems(['/One'], ['/one'])).toEqual([]);
});
