import { expect, test } from 'vitest';
import { redirects } from '../content/redirects.ts';
import { parseLocation } from './location.ts';
import { canonicalPath, findRedirect, notFoundPage, pageAt } from './paths.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Domain-Reseller', '/domain-reseller'],
  ['/vps/', '/vps'],
  ['/VPS//', '/vps'],
])('the canonical form of %s is %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

test.each(['/vps', '/VPS', '/vps/'])('%s shows the VPS page', (path) => {
  expect(pageAt(path).path).toBe('/vps');
});

test.each(['/nowhere', '/vps/more', '/__proto__', '/constructor'])('%s is not found', (path) => {
  expect(pageAt(path)).toBe(notFoundPage);
  expect(findRedirect(parseLocation(path))).toBeUndefined();
});

test.each(Object.entries(redirects))(
  '%s redirects to %s, in any case and with a trailing slash',
  (from, to) => {
    expect(findRedirect(parseLocation(`${from}?a=b#c`))).toBe(`${to}?a=b#c`);
    expect(findRedirect(parseLocation(`${from.toUpperCase()}/`))).toBe(to);
  },
);

test.each([
  ['/Domain-Reseller?a=b#c', '/domain-reseller?a=b#c'],
  ['/VPS/', '/vps'],
  ['/vps', undefined],
  ['/No-Such-Page/', undefined],
])('%s leads to %s', (from, to) => {
  expect(findRedirect(parseLocation(from))).toBe(to);
});

const article = '/blog-details/pointing-a-domain';

test.each([
  ['/blog-details?post=pointing-a-domain', article],
  ['/Blog-Details/?post=Pointing-a-Domain', article],
  ['/blog-details?a=1&post=pointing-a-domain&b=2#records', `${article}?a=1&b=2#records`],
  ['/blog-details?post=unknown', undefined],
  ['/blog-details?post=', undefined],
  ['/blog-details?post=../vps', undefined],
  ['/blog-details?other=1', undefined],
  ['/blog-grid?post=pointing-a-domain', undefined],
])('%s leads to %s', (from, to) => {
  expect(findRedirect(parseLocation(from))).toBe(to);
});

test('an article has a page, and an unknown article is not found', () => {
  expect(pageAt(article).path).toBe(article);
  expect(pageAt('/blog-details/unknown')).toBe(notFoundPage);
});
