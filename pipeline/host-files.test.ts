import { expect, test } from 'vitest';
import { headersFile, redirectsFile, vercelConfig } from './host-files.ts';
import type { HostRules } from '../release/host-rules.ts';
import { nginxConfig } from './nginx-config.ts';
import { titleLines } from './social-cards.ts';

const rules: HostRules = {
  pages: ['/', '/vps'],
  redirects: { '/Old.html': '/vps' },
  otherSpellings: ['/VPS'],
  headers: { 'content-security-policy': "default-src 'none'" },
};

test('_headers sets the headers on every response, and lets hashed files be cached for a year', () => {
  expect(headersFile(rules)).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none'\n/);
  expect(headersFile(rules)).toMatch(
    /\/assets\/\*\n {2}! cache-control\n {2}cache-control: .*immutable/,
  );
});

test('_redirects lists every spelling of an address', () => {
  expect(redirectsFile(rules)).toBe('/Old.html /vps 301\n/old.html /vps 301\n/VPS /vps 301\n');
});

test('vercel.json has the same redirects', () => {
  const config = JSON.parse(vercelConfig(rules)) as { redirects: unknown[]; cleanUrls: boolean };
  expect(config.cleanUrls).toBe(true);
  expect(config.redirects).toContainEqual({
    source: '/Old.html',
    destination: '/vps',
    statusCode: 301,
  });
});

test('nginx matches old addresses in any case, and escapes their dots', () => {
  expect(nginxConfig(rules)).toContain(String.raw`~*^/Old\.html/?$ /vps;`);
});

test.each([
  ['VPS', ['VPS']],
  ['Web Hosting and Domains in Bangladesh', ['Web Hosting and', 'Domains in', 'Bangladesh']],
])('a social card wraps %s', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
