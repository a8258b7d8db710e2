import { expect, test } from 'vitest';
import { headersFile, redirectsFile, vercelConfig } from './host-files.ts';
import { workerRoutes } from './cloudflare-worker.ts';
import type { HostRules } from '../release/host-rules.ts';
import { nginxHttpConfig, nginxServerConfig } from './nginx-config.ts';
import { titleLines } from './social-cards.ts';

const rules: HostRules = {
  bases: [''],
  pages: ['/', '/vps'],
  redirects: { '/Old.html': '/vps' },
  otherSpellings: ['/VPS'],
  articles: { path: '/blog', parameter: 'post', slugs: ['epp-code', 'records'] },
  headers: { 'content-security-policy': "default-src 'none'" },
};

test('_headers sets the headers on every response, and lets hashed files be cached for a year', () => {
  expect(headersFile(rules)).toMatch(/^\/\*\n {2}content-security-policy: default-src 'none'\n/);
  expect(headersFile(rules)).toMatch(
    /\/assets\/\*\n {2}! cache-control\n {2}cache-control: .*immutable/,
  );
});

test('_redirects lists every spelling of an address, and the old addresses of articles', () => {
  expect(redirectsFile(rules)).toBe(`/Old.html /vps 301
/old.html /vps 301
/VPS /vps 301
/blog post=epp-code /blog/epp-code 301!
/blog post=records /blog/records 301!
`);
});

test('vercel.json has the same redirects', () => {
  const config = JSON.parse(vercelConfig(rules)) as { redirects: unknown[]; cleanUrls: boolean };
  expect(config.cleanUrls).toBe(true);
  expect(config.redirects).toContainEqual({
    source: '/Old.html',
    destination: '/vps',
    statusCode: 301,
  });
  expect(config.redirects).toContainEqual({
    source: '/blog',
    has: [{ type: 'query', key: 'post', value: '(?<slug>epp-code|records)' }],
    destination: '/blog/:slug',
    statusCode: 301,
  });
});

test('nginx matches old addresses in any case, and escapes their dots', () => {
  expect(nginxHttpConfig(rules)).toContain(String.raw`~*^/Old\.html/?$ /vps;`);
});

test('nginx knows the old addresses of articles', () => {
  expect(nginxHttpConfig(rules)).toContain('map "$uri $arg_post" $site_article {');
  expect(nginxHttpConfig(rules)).toContain('"~*^/blog/? epp-code$" /blog/epp-code;');
});

test('nginx’s server configuration consists of the root location and the not-found page', () => {
  const outermost = nginxServerConfig(rules).match(/^[^\s#}].*$/gm);
  expect(outermost).toEqual(['location / {', 'location @site_not_found {']);
});

test('Cloudflare runs its worker only at the old address of articles', () => {
  expect(JSON.parse(workerRoutes(rules))).toEqual({
    version: 1,
    include: ['/blog', '/blog/'],
    exclude: [],
  });
});

test.each([
  ['VPS', ['VPS']],
  ['Web Hosting and Domains in Bangladesh', ['Web Hosting and', 'Domains in', 'Bangladesh']],
])('a social card wraps %s', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
