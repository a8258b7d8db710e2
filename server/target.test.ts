import { describe, expect, test } from 'vitest';
import { addressKey, parseTarget } from './target.ts';

describe('a well-formed target', () => {
  test.each([
    ['/', { rawPath: '/', path: '/', query: '' }],
    ['/a?b=/../c?', { rawPath: '/a', path: '/a', query: '?b=/../c?' }],
    ['/a?', { rawPath: '/a', path: '/a', query: '' }],
    ['/%E0%A6%95', { rawPath: '/%E0%A6%95', path: '/ক', query: '' }],
    ['http://site.example/a?b', { rawPath: '/a', path: '/a', query: '?b' }],
    ['HTTPS://site.example', { rawPath: '/', path: '/', query: '' }],
    ['http://site.example?b', { rawPath: '/', path: '/', query: '?b' }],
    ['/a..b/...', { rawPath: '/a..b/...', path: '/a..b/...', query: '' }],
  ])('%s is split into its parts', (target, parts) => {
    expect(parseTarget(target)).toEqual(parts);
  });

  test('has at most 8192 characters', () => {
    expect(parseTarget(`/${'a'.repeat(8191)}`)).toBeDefined();
    expect(parseTarget(`/${'a'.repeat(8192)}`)).toBeUndefined();
  });
});

test.each([
  ['', 'empty'],
  ['*', 'not a path'],
  ['web-hosting', 'no leading slash'],
  ['/%', 'an incomplete percent code'],
  ['/%zz', 'an invalid percent code'],
  ['/%ff', 'not UTF-8'],
  ['/%00', 'NUL'],
  ['/%0d%0aset-cookie:a', 'line breaks'],
  ['/a\\b', 'a backslash'],
  ['/a%5Cb', 'an encoded backslash'],
  ['/..', 'dot segments'],
  ['/a/../b', 'dot segments'],
  ['/a/%2e%2E/b', 'encoded dot segments'],
  ['/..%2fetc', 'dot segments with an encoded slash'],
  ['/./a', 'a single dot'],
  ['/a#b', 'a hash'],
  ['/a?b\u00e9', 'not ASCII'],
  ['/a b', 'a space'],
])('rejects %j: %s', (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Web-Hosting///', '/web-hosting'],
  ['//evil.example/', '//evil.example'],
])('the key of %s is %s', (path, key) => {
  expect(addressKey(path)).toBe(key);
});
