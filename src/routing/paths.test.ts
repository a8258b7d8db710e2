import { expect, test } from 'vitest';
import { redirects } from '../site/redirects.ts';
import { parseLocation } from './location.ts';
import { findRedirect, notFoundPage, pageAt } from './paths.ts';

test.each(['/machines', '/MACHINES', '/machines/'])('%s shows the page', (path) => {
  expect(pageAt(path).path).toBe('/machines');
});

test.each(['/nowhere', '/machines/more', '/__proto__', '/constructor'])(
  '%s is not found',
  (path) => {
    expect(pageAt(path)).toBe(notFoundPage);
    expect(findRedirect(parseLocation(path))).toBeUndefined();
  },
);

test.each(Object.entries(redirects))(
  '%s redirects to %s, in any case and with a trailing slash',
  (from, to) => {
    expect(findRedirect(parseLocation(`${from}?a=b#c`))).toBe(`${to}?a=b#c`);
    expect(findRedirect(parseLocation(`${from.toUpperCase()}/`))).toBe(to);
  },
);

test.each([
  ['/Machines?a=b#c', '/machines?a=b#c'],
  ['/HELP/', '/help'],
  ['/help', undefined],
  ['/No-Such-Page/', undefined],
])('%s leads to %s', (from, to) => {
  expect(findRedirect(parseLocation(from))).toBe(to);
});

test('an article has a page, and an unknown article is not found', () => {
  const article = '/journal/naming-a-boat';
  expect(pageAt(article).path).toBe(article);
  expect(pageAt('/journal/unknown')).toBe(notFoundPage);
});
