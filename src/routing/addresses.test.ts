import { expect, test } from 'vitest';
import { canonicalPath, createAddresses } from './addresses.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/Domain-Reseller', '/domain-reseller'],
  ['/vps/', '/vps'],
  ['/VPS//', '/vps'],
  ['//bn///vps', '/bn/vps'],
  ['/vps/index.html/', '/vps'],
  ['/vps.html', '/vps'],
  ['/index.html', '/'],
  ['/bn/index.html', '/bn'],
])('the canonical form of %s is %s', (given, canonical) => {
  expect(canonicalPath(given)).toBe(canonical);
});

const resolve = createAddresses({
  bases: ['', '/bn'],
  pages: ['/', '/vps', '/404', '/bn', '/bn/vps', '/bn/404'],
  redirects: { '/Old/Page.html': '/vps', '/vps.php': '/vps', '/bn/vps.php': '/bn/vps' },
});

test.each([
  ['/vps', { kind: 'page', path: '/vps' }],
  ['/bn', { kind: 'page', path: '/bn' }],
  ['/VPS/', { kind: 'redirect', to: '/vps' }],
  ['/vps.html', { kind: 'redirect', to: '/vps' }],
  ['/bn/', { kind: 'redirect', to: '/bn' }],
  ['/old/page.HTML/', { kind: 'redirect', to: '/vps' }],
  ['/BN/vps.PHP', { kind: 'redirect', to: '/bn/vps' }],
  ['/404', { kind: 'notFound', base: '' }],
  ['/bn/404', { kind: 'notFound', base: '/bn' }],
  ['/bn/nowhere', { kind: 'notFound', base: '/bn' }],
  ['/bnx', { kind: 'notFound', base: '' }],
  ['/vps/more', { kind: 'notFound', base: '' }],
  ['/__proto__', { kind: 'notFound', base: '' }],
  ['//evil.example/vps', { kind: 'notFound', base: '' }],
  ['//vps', { kind: 'redirect', to: '/vps' }],
  ['/old/page', { kind: 'redirect', to: '/vps' }],
  ['/assets/app.js', { kind: 'file', base: '' }],
  ['/bn/missing.php', { kind: 'file', base: '/bn' }],
  ['/.well-known/acme-challenge/token', { kind: 'file', base: '' }],
  ['/.htaccess', { kind: 'notFound', base: '' }],
  ['/.html', { kind: 'notFound', base: '' }],
  ['/bn/.git/config', { kind: 'notFound', base: '/bn' }],
])('%s', (pathname, found) => {
  expect(resolve(pathname)).toEqual(found);
});

test('a path of a million slashes is answered at once', () => {
  expect(resolve(`/vps${'/'.repeat(1e6)}x`)).toEqual({ kind: 'notFound', base: '' });
  expect(resolve(`/vps${'/'.repeat(1e6)}`)).toEqual({ kind: 'redirect', to: '/vps' });
});
