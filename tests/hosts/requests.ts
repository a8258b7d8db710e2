import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cachePolicy } from '../../pipeline/hosts/cache-policy.ts';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { pageFile } from '../../pipeline/prerender.ts';

/** One request, sent letter for letter, and what every host has to answer. */
export interface HostRequest {
  target: string;
  method?: string;
  headers?: Record<string, string>;
  /** More than one where servers refuse a malformed address on their own, each in its way. */
  status: number | readonly number[];
  /** The file in `dist/site` that is the body. */
  file?: string;
  location?: string;
  cache?: string;
  encoding?: 'br' | 'gzip';
  type?: string;
  /** The server refuses it before it looks at our rules, so our headers are not on it. */
  refusedByServer?: boolean;
}

const { hashed, revalidated, redirect, error } = cachePolicy;

/** What to ask of a host that serves this build. */
export function hostRequests(dist: string): HostRequest[] {
  const rules = JSON.parse(readFileSync(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
  const notFoundPages = new Set(rules.bases.map((base) => `${base}/404`));
  const asset = (extension: string, folder = 'assets') =>
    `/${folder}/${readdirSync(path.join(dist, 'site', folder), { recursive: true })
      .map(String)
      .find((name) => name.endsWith(extension))}`;

  const html = 'text/html; charset=utf-8';
  const page = (target: string, file = pageFile(target)): HostRequest => ({
    target,
    status: 200,
    file,
    cache: revalidated,
    type: html,
  });
  const moved = (target: string, location: string): HostRequest => ({
    target,
    status: 301,
    location,
    cache: redirect,
  });
  const missing = (target: string, base = ''): HostRequest => ({
    target,
    status: 404,
    file: `${base.slice(1)}${base && '/'}404.html`,
    cache: error,
    type: html,
  });
  const found = (target: string, type: string): HostRequest => ({
    target,
    status: 200,
    file: target.replace(/^\/+/, ''),
    cache: /^\/(assets|themes)\//.test(target) ? hashed : revalidated,
    type,
  });
  const encoded = (request: HostRequest, accepted: string): HostRequest => ({
    ...request,
    headers: { 'accept-encoding': accepted },
    ...(/\bbr\b/.test(accepted)
      ? { encoding: 'br' as const }
      : /\bgzip\b/.test(accepted) && { encoding: 'gzip' as const }),
  });
  const refused = (target: string, method: string): HostRequest => ({
    target,
    method,
    status: 405,
    cache: error,
  });
  const malformed = (target: string): HostRequest => ({
    target,
    status: [400, 403, 404, 414],
    refusedByServer: true,
  });

  const script = asset('.js');
  const sheet = asset('.css', 'themes');
  return [
    ...rules.pages.filter((one) => !notFoundPages.has(one)).map((one) => page(one)),
    ...Object.entries(rules.redirects).flatMap(([from, to]) => [
      moved(`${from}?a=b`, `${to}?a=b`),
      moved(`${from.toUpperCase()}/`, to),
    ]),

    // The query does not matter to a page, and survives a redirect as it is.
    page('/vps?cycle=annually&x=%2F%2e', 'vps.html'),
    page('/?', 'index.html'),
    moved(
      '/vps/?u=https://a.example/?b&c=%20%2F%C3%A9+d',
      '/vps?u=https://a.example/?b&c=%20%2F%C3%A9+d',
    ),
    moved('/Domain-Reseller', '/domain-reseller'),
    moved('/WEB-hosting', '/web-hosting'),
    moved('/web-hosting/', '/web-hosting'),
    moved('/web-hosting//', '/web-hosting'),
    moved('/web-hosting.html', '/web-hosting'),
    moved('/Web-Hosting.HTML/', '/web-hosting'),
    moved('/web-hosting/index.html', '/web-hosting'),
    moved('/index.html?a=b', '/?a=b'),
    moved('/INDEX.html', '/'),
    moved('//', '/'),
    moved('//vps', '/vps'),
    moved('/bn//vps', '/bn/vps'),
    moved('/%76ps', '/vps'),
    moved('/404.html', '/404'),
    moved('/bn/404.html', '/bn/404'),
    moved('/knowledgebase/19/about-us', '/about-us'),

    // Both a file and a folder.
    page('/blog-details'),
    page('/bn'),
    page('/bn/blog-details'),
    moved('/blog-details/?a=b', '/blog-details?a=b'),
    moved('/blog-details.html', '/blog-details'),
    moved('/bn/', '/bn'),
    moved('/bn.html', '/bn'),
    moved('/bn/index.html', '/bn'),
    moved('/BN', '/bn'),
    moved('/BN/VPS', '/bn/vps'),

    missing('/404'),
    missing('/404?a=b'),
    missing('/bn/404', '/bn'),
    missing('/no/such/page'),
    missing('/bn/no/such/page', '/bn'),
    missing('/nowhere/'),
    missing('/bn/nowhere/', '/bn'),
    missing('/bnx'),
    missing('/vps/more'),
    missing('/vps.html/more'),
    missing('/bn/vps/more', '/bn'),
    missing('/blog-details/no-such-article'),
    missing('/bn/blog-details/no-such-article', '/bn'),
    missing('/index'),
    missing('/index.php'),
    missing('/wp-login.php'),
    missing('/wp-admin/setup-config.php?step=1'),
    missing('/bn/wp-login.php', '/bn'),
    missing('/xmlrpc.php'),
    missing('/cgi-bin/test.cgi'),
    missing('/vps.php.bak'),
    missing('/assets/missing.js'),
    missing('/assets/missing'),
    missing('/themes/missing.css'),
    missing('/bn/missing.png', '/bn'),
    missing('/favicon.ico/x'),
    missing('/robots.txt/'),

    // No listing of folders.
    ...['/assets', '/assets/', '/themes/', '/cards', '/cards/'].map((target) => missing(target)),

    // Nothing that is not meant for visitors.
    missing('/_headers'),
    missing('/_redirects'),
    missing('/.git/config'),
    missing('/.env'),
    missing('/bn/.env', '/bn'),
    missing('/.well-known'),
    missing('/.well-known/'),
    missing('/.well-known/nothing'),
    missing('/rules.json'),
    missing('/SHA256SUMS'),
    // Apache's own settings usually refuse these.
    malformed('/.htaccess'),
    malformed('/bn/.htaccess'),
    malformed('/assets/.htaccess'),
    ...['/vps.html', '/index.html', '/robots.txt', script, sheet].flatMap((file) => [
      missing(`${file}.br`),
      missing(`${file}.gz`),
    ]),

    // No way to another site, and no 500.
    missing('//evil.example'),
    missing('//evil.example/x'),
    missing('///evil.example'),
    missing('/https://evil.example/'),
    missing('/%5cevil.example'),
    missing('/%5Cevil.example/'),
    missing('/\\evil.example'),
    missing('/%0d%0aset-cookie:x'),
    missing('/vps%0a'),
    missing('/vps%20'),
    missing('/%E0%A6%AC'),
    missing('/~root'),
    missing('/vps;x=y'),
    missing('/vps&x=y'),
    missing('/vps\'"<script>'),
    missing('/$site_target'),
    missing('/{site_target}'),
    missing('/%7Bsite_target%7D'),
    malformed('/%FF'),
    malformed('/vps%00'),
    malformed('/%00'),
    malformed('/vps%2f'),
    malformed('/vps%2Fmore'),
    malformed('/%2fevil.example'),
    malformed('/assets%2f..%2f..%2frules.json'),
    malformed('/%zz'),
    malformed('/vps%'),
    malformed('/../rules.json'),
    malformed('/%2e%2e/rules.json'),
    malformed('/assets/../../rules.json'),
    malformed(`/${'a'.repeat(300)}`),
    malformed(`/${'a/'.repeat(1500)}`),
    malformed(`/${'x'.repeat(7000)}`),

    found('/robots.txt', 'text/plain; charset=utf-8'),
    found('/release.txt', 'text/plain; charset=utf-8'),
    found('/sitemap.xml', 'text/xml'),
    found('/blog.atom', 'application/atom+xml'),
    found('/favicon.ico', 'image/x-icon'),
    found('/favicon.svg', 'image/svg+xml'),
    found('/icon-512.png', 'image/png'),
    found('/.well-known/security.txt', 'text/plain; charset=utf-8'),
    found('//robots.txt', 'text/plain; charset=utf-8'),
    found(script, 'text/javascript'),
    found(sheet, 'text/css'),
    found(asset('.woff2'), 'font/woff2'),
    ...['.webm', '.mp4'].flatMap((extension) => {
      const video = asset(extension);
      const whole = found(video, `video/${extension.slice(1)}`);
      return existsSync(path.join(dist, 'site', video))
        ? [whole, { ...whole, headers: { range: 'bytes=0-9' }, status: 206 }]
        : [];
    }),

    ...['gzip, deflate, br, zstd', 'br', 'gzip', 'gzip;q=1.0, *;q=0.5', 'identity', ''].flatMap(
      (accepted) =>
        [
          page('/'),
          page('/vps'),
          page('/bn'),
          missing('/nowhere'),
          missing('/bn/nowhere', '/bn'),
          found(script, 'text/javascript'),
          found(sheet, 'text/css'),
          found('/favicon.svg', 'image/svg+xml'),
        ].map((request) => encoded(request, accepted)),
    ),

    { ...page('/vps'), method: 'HEAD' },
    { ...missing('/nowhere'), method: 'HEAD' },
    { ...moved('/vps.php', '/vps'), method: 'HEAD' },
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => refused('/vps', method)),
    refused('/', 'POST'),
    refused('/bn', 'POST'),
    refused('/nowhere', 'POST'),
    refused(script, 'POST'),
    refused('/vps.php', 'POST'),
  ];
}
