import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from './cli/listen.ts';
import { serveSite } from './serve.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'serve-'));
let server: RunningServer;

beforeAll(async () => {
  const files = {
    'rules.json': JSON.stringify({
      bases: ['', '/bn'],
      pages: ['/', '/vps', '/404', '/bn', '/bn/404'],
      redirects: { '/vps.php': '/vps' },
      otherSpellings: [],
      headers: { 'x-content-type-options': 'nosniff' },
    }),
    'site/index.html': 'home',
    'site/vps.html': 'vps',
    'site/vps.html.gz': gzipSync('vps'),
    'site/404.html': 'not found',
    'site/404.html.br': brotliCompressSync('not found'),
    'site/404.html.gz': gzipSync('not found'),
    'site/bn.html': 'bangla',
    'site/bn/404.html': 'bangla not found',
    'site/_headers': 'secret',
    'site/.htaccess': 'secret',
    'site/module.gz': 'archive',
    'site/assets/app.js': 'app',
    'site/blog.atom': '<feed/>',
    'site/.well-known/security.txt': 'Contact: x',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  }
  server = await serveSite({ dist, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

interface Received {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Sends a path as it is; fetch would tidy it. */
function get(target: string, method = 'GET', headers = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    })
      .once('error', reject)
      .end();
  });
}

test.each([
  ['/', 200, 'home'],
  ['/vps?a=b', 200, 'vps'],
  ['/bn', 200, 'bangla'],
  ['/.well-known/security.txt', 200, 'Contact: x'],
  ['/404', 404, 'not found'],
  ['/nowhere', 404, 'not found'],
  ['/bn/nowhere', 404, 'bangla not found'],
  ['/bn/404', 404, 'bangla not found'],
  ['/assets/missing.js', 404, 'not found'],
  ['/wp-login.php', 404, 'not found'],
  ['/_headers', 404, 'not found'],
  ['/vps.html.gz', 404, 'not found'],
  ['/../rules.json', 404, 'not found'],
  ['/assets/%2e%2e/%2e%2e/rules.json', 404, 'not found'],
  ['/%00', 404, 'not found'],
  ['//evil.example', 404, 'not found'],
  ['/module.gz', 200, 'archive'],
  ['/.htaccess', 404, 'not found'],
  ['/bn/missing.php', 404, 'bangla not found'],
  ['/vps%2f', 404, 'not found'],
  ['/assets%2fapp.js', 404, 'not found'],
  ['/%zz', 400, 'Malformed address'],
])('%s gets %i', async (target, status, body) => {
  const response = await get(target);
  expect([response.status, response.body]).toEqual([status, body]);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  const isPage = status === 200;
  expect(response.headers['cache-control']).toBe(
    isPage ? 'public, max-age=0, must-revalidate' : 'no-store',
  );
});

test.each([
  ['/vps.php?a=b', '/vps?a=b'],
  ['/VPS/?a=https://x.example/?b', '/vps?a=https://x.example/?b'],
  ['/vps.html', '/vps'],
  ['/bn/', '/bn'],
  ['//vps?a=b', '/vps?a=b'],
  ['/%76ps', '/vps'],
  ['/bn.html', '/bn'],
])('%s redirects to %s', async (from, to) => {
  const { status, headers } = await get(from);
  expect([status, headers['location'], headers['cache-control']]).toEqual([
    301,
    to,
    'public, max-age=3600',
  ]);
});

test('hashed files are kept for a year, compressed copies are used, and feeds have their type', async () => {
  expect((await get('/assets/app.js')).headers['cache-control']).toContain('immutable');
  expect((await get('//assets/app.js')).body).toBe('app');
  const { headers } = await get('/vps', 'GET', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], headers['vary']]).toEqual(['gzip', 'Accept-Encoding']);
  expect((await get('/blog.atom')).headers['content-type']).toMatch(/^application\/atom\+xml/);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await get('/vps', method);
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('an address that is too long and a request that is none get one sentence', async () => {
  const tooLong = await get(`/vps?domain=${'a'.repeat(20_000)}`);
  expect([tooLong.status, tooLong.body]).toEqual([431, 'The address or the cookies are too long']);
  const malformed = await get('/vps', 'GET', { 'content-length': 'many' });
  expect([malformed.status, malformed.body]).toEqual([400, 'Malformed request']);
});

test.each([
  ['gzip, deflate, br;q=1.0', 'br', brotliDecompressSync],
  ['gzip;q=0.9,deflate', 'gzip', gunzipSync],
] as const)('the 404 page is compressed too: %s gets %s', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await get('/nowhere', 'GET', { 'accept-encoding': accepted });
  expect([status, headers['content-encoding'], headers['vary']]).toEqual([
    404,
    encoding,
    'Accept-Encoding',
  ]);
  expect(unpack(Buffer.from(body, 'latin1')).toString()).toBe('not found');
});

test('without a build there is one sentence', async () => {
  await expect(serveSite({ dist: '/nowhere', port: 0, host: '127.0.0.1' })).rejects.toThrow(
    /^There is no finished build in \/nowhere\. Run "npm run build" first\.$/,
  );
});
