import { expect, test } from 'vitest';
import { createAddresses } from '../../src/routing/addresses.ts';
import { apacheFiles } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import { nginxHttpConfig, nginxServerConfig } from './nginx.ts';
import type { HostRules } from './rules.ts';
import { targets } from './targets.ts';
import { headersFile, redirectsFile } from './write.ts';

/* What each server makes of its file: `npm run test:hosts`. */

const rules: HostRules = {
  bases: ['', '/bn'],
  pages: ['/', '/vps', '/404', '/bn', '/bn/404'],
  redirects: { '/Old.html': '/vps', '/a+b.php': '/vps' },
  otherSpellings: ['/VPS'],
  headers: { 'content-security-policy': `default-src 'none' "%"` },
};

test.each([
  '/',
  '//',
  '/index.html',
  '/vps',
  '/VPS/',
  '/vps.html',
  '/vps/index.html',
  '/BN//',
  '/old',
  '/OLD.html',
  '/A+B.php',
  '/aab.php',
  '/old-html',
  '/vpsx',
  '/vps/x',
  '/bn/vps',
])('the expressions for hosts lead %s where the router does', (pathname) => {
  const found = createAddresses(rules)(pathname);
  const target = targets(rules).find(({ from }) => new RegExp(`^/+${from}$`, 'i').test(pathname));
  const expected = found.kind === 'redirect' ? found.to : found.kind === 'page' && found.path;
  expect(target?.to ?? false).toBe(expected);
});

test('_headers sets the headers on every response, and lets hashed files be cached for a year', () => {
  expect(headersFile(rules)).toBe(`/*
  content-security-policy: default-src 'none' "%"
  cache-control: public, max-age=0, must-revalidate

/assets/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable

/themes/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable

`);
});

test('_redirects lists every spelling of an address', () => {
  expect(redirectsFile(rules)).toBe(`/Old.html /vps 301
/old.html /vps 301
/a+b.php /vps 301
/VPS /vps 301
/bn/* /bn/404 404
`);
});

test('special characters are escaped in each host’s own way', () => {
  expect(nginxHttpConfig(rules)).toContain(String.raw`"~*^/a\+b\.php(?:`);
  expect(nginxServerConfig(rules)).toContain(String.raw`'none' \"%\"" always;`);
  expect(caddyConfig(rules)).toContain(String.raw`'none' \"%\""`);
  expect(String(apacheFiles(rules)[0])).toContain(String.raw`'none' \"%%\""`);
});

test('nginx’s server configuration consists of the root location and the not-found page', () => {
  const outermost = nginxServerConfig(rules).match(/^[^\s#}].*$/gm);
  expect(outermost).toEqual(['location / {', 'location @site_not_found {']);
});

test('Apache’s files use only modules that every shared host has, and ask for each', () => {
  const lines = apacheFiles(rules).flatMap(([, text]) => text.split('\n'));
  const outside = lines.filter((line) => /^[^\s#<]/.test(line));
  expect(outside).toEqual(['ErrorDocument 404 /404.html', 'ErrorDocument 404 /bn/404.html']);
  expect(new Set(lines.filter((line) => line.startsWith('<')))).toEqual(
    new Set([
      ...['dir', 'rewrite', 'headers', 'expires', 'mime'].map((name) => `<IfModule mod_${name}.c>`),
      '</IfModule>',
    ]),
  );
});

test('Apache skips as many rules as there are for addresses', () => {
  const htaccess = String(apacheFiles(rules)[0]);
  const [, skipped] = /\[S=(\d+)\]\n/.exec(htaccess) ?? [];
  const rest = htaccess.slice(htaccess.indexOf('[S='), htaccess.indexOf('# Nothing else'));
  expect(Number(skipped)).toBe(rest.match(/RewriteRule/g)?.length);
});
