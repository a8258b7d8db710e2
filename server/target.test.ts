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
  ])('%s', (target, parts) => {
    expect(parseTarget(target)).toEqual(parts);
  });

  test('may have 8192 characters and no more', () => {
    expect(parseTarget(`/${'a'.repeat(8191)}`)).toBeDefined();
    expect(parseTarget(`/${'a'.repeat(8192)}`)).toBeUndefined();
  });
});

test.each([
  ['', 'nothing'],
  ['*', 'no path'],
  ['web-hosting', 'no slash'],
  ['/%', 'an unfinished code'],
  ['/%zz', 'no code'],
  ['/%ff', 'no UTF-8'],
  ['/%00', 'NUL'],
  ['/%0d%0aset-cookie:a', 'line breaks'],
  ['/a\\b', 'a backslash'],
  ['/a%5Cb', 'a coded backslash'],
  ['/..', 'climbing'],
  ['/a/../b', 'climbing'],
  ['/a/%2e%2E/b', 'coded climbing'],
  ['/..%2fetc', 'climbing with a coded slash'],
  ['/./a', 'a dot'],
  ['/a#b', 'a hash'],
  ['/a?b\u00e9', 'a letter beyond ASCII'],
  ['/a b', 'a space'],
])('%j is malformed: %s', (target) => {
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
