import { expect, test } from 'vitest';
import { redirects } from '../site/redirects.ts';
import { parseLocation } from './location.ts';
import { findRedirect, notFoundPage, pageAt } from './paths.ts';

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

test('an article has a page, and an unknown article is not found', () => {
  const article = '/blog-details/pointing-a-domain';
  expect(pageAt(article).path).toBe(article);
  expect(pageAt('/blog-details/unknown')).toBe(notFoundPage);
});
