import { expect, test } from 'vitest';
import { nginxHttpConfig, nginxServerConfig } from './nginx.ts';
import type { HostRules } from './rules.ts';
import { headersFile, redirectsFile } from './write.ts';

const rules: HostRules = {
  bases: [''],
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
  expect(redirectsFile(rules)).toBe(`/Old.html /vps 301
/old.html /vps 301
/VPS /vps 301
`);
});

test('nginx matches old addresses in any case, and escapes their dots', () => {
  expect(nginxHttpConfig(rules)).toContain(String.raw`~*^/Old\.html/?$ /vps;`);
});

test('nginx’s server configuration consists of the root location and the not-found page', () => {
  const outermost = nginxServerConfig(rules).match(/^[^\s#}].*$/gm);
  expect(outermost).toEqual(['location / {', 'location @site_not_found {']);
});
