import { expect, test } from 'vitest';
import { redirects } from '../content/redirects.ts';
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
  expect(pageAt(path).view).toBe('vps/CloudVps');
});

test.each(['/nowhere', '/vps/more', '/__proto__', '/constructor'])('%s is not found', (path) => {
  expect(pageAt(path)).toBe(notFoundPage);
  expect(findRedirect(path)).toBeUndefined();
});

test.each(Object.entries(redirects))(
  '%s redirects to %s, in any case and with a trailing slash',
  (from, to) => {
    expect(findRedirect(from)).toBe(to);
    expect(findRedirect(`${from.toUpperCase()}/`)).toBe(to);
  },
);
