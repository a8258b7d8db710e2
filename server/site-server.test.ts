import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../cli/listen.ts';
import { startSiteServer } from './serve.ts';
import { film, makeSite, type SiteFixture } from './site-fixture.ts';
import { ask, askRaw, openSocket, readToEnd } from './test-request.ts';

let fixture: SiteFixture;
let server: Running;
let port: number;

beforeAll(async () => {
  fixture = makeSite();
  server = await startSiteServer({ dist: fixture.dist, port: 0, host: '127.0.0.1' });
  port = server.port;
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

describe('pages and files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'index'],
    ['/web-hosting', 'text/html; charset=utf-8', 'web-hosting'],
    ['/web-hosting?utm=1', 'text/html; charset=utf-8', 'web-hosting'],
    ['/404', 'text/html; charset=utf-8', '404'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'export'],
    ['/themes/9f/main.min.css', 'text/css; charset=utf-8', ':root'],
  ])('%s', async (path, type, text) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body.toString()).toContain(text);
  });

  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/themes/9f/main.min.css', 'public, max-age=31536000, immutable'],
    ['/web-hosting', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'public, max-age=0, must-revalidate'],
  ])('%s is kept by %s', async (path, policy) => {
    expect((await ask(port, path)).headers['cache-control']).toBe(policy);
  });

  test('HEAD gives the headers of GET and no body', async () => {
    for (const path of ['/web-hosting', '/nowhere', '/healthz', '/vps-hosting', '/%']) {
      const get = await ask(port, path);
      const head = await ask(port, path, { method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.headers['content-length']).toBe(String(get.body.length));
    }
  });

  test('/healthz is ok and nobody keeps it', async () => {
    const { status, headers, body } = await ask(port, '/healthz');
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, 'ok', 'no-store']);
  });
});

describe('compression', () => {
  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('%s', async (encoding, unpack) => {
    const headers = { 'accept-encoding': encoding };
    const plain = await ask(port, '/vps');
    const packed = await ask(port, '/vps', { headers });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.body)).toEqual(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect([plain.headers.vary, packed.headers.vary]).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
  });

  test('the not-found page is compressed too', async () => {
    const { status, headers, body } = await ask(port, '/nowhere', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('404');
  });

  test('a file without copies is sent plain and does not vary', async () => {
    const { headers } = await ask(port, '/robots.txt', { headers: { 'accept-encoding': 'br' } });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('If-None-Match', () => {
  test.each([
    ['the tag', (etag: string) => etag, 304],
    ['the weak tag', (etag: string) => `W/${etag}`, 304],
    ['a list with it', (etag: string) => `"a,b", ${etag}, "c"`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['a bare word', (etag: string) => etag.slice(1, -1), 200],
  ])('%s', async (_, condition, expected) => {
    const { headers } = await ask(port, '/vps');
    const again = await ask(port, '/vps', {
      headers: { 'if-none-match': condition(headers.etag ?? '') },
    });
    expect(again.status).toBe(expected);
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('304 says all that a kept copy needs, and has no body', async () => {
    const { headers } = await ask(port, '/vps');
    const again = await ask(port, '/vps', { headers: { 'if-none-match': headers.etag } });
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.headers.vary).toBe('accept-encoding');
    expect(again.headers).not.toHaveProperty('content-length');
  });

  test('the tag of another encoding is no match', async () => {
    const { headers } = await ask(port, '/vps');
    const { status } = await ask(port, '/vps', {
      headers: { 'if-none-match': headers.etag, 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
  });
});

describe('moved addresses', () => {
  test.each([
    ['/web-hosting/', '/web-hosting'],
    ['/WEB-Hosting?a=b&c=%20', '/web-hosting?a=b&c=%20'],
    ['/Domain-Reseller', '/domain-reseller'],
    ['/web%2Dhosting', '/web-hosting'],
    ['/web-hosting.html?a', '/web-hosting?a'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/404.html', '/404'],
    ['/store/vps?a=1', '/vps-hosting?a=1'],
    ['/vps-hosting?a=1', '/vps?a=1'],
    ['/Store/VPS/', '/vps-hosting'],
    ['/login?next=//evil.example', '/?next=//evil.example'],
    ['/knowledgebase/19/about-us.html', '/web-hosting'],
    ['http://evil.example/login', '/'],
  ])('%s is at %s', async (path, location) => {
    const { status, headers } = await ask(port, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/web-hosting/',
    '///evil.example//',
    '/%2fevil.example/',
    '/http://evil.example/',
    '//web-hosting/',
  ])('%s leads nowhere', async (path) => {
    const { status, headers } = await ask(port, path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });
});

describe('what does not exist', () => {
  test.each([
    '/nowhere',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/nginx.conf',
    '/rules.json',
    '/web-hosting.html.br',
    '/assets/app-1a2b.js.gz',
    '/assets/APP-1a2b.js',
    '/assets',
    '/assets/',
    '/%252e%252e/rules.json',
    '/__proto__',
    '/constructor',
  ])('%s gets the not-found page', async (path) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('etag');
    expect(body.toString()).toContain('<title>404</title>');
  });
});

describe('ranges of a film', () => {
  const path = '/assets/film-3c.mp4';

  test('part of it', async () => {
    const { status, headers, body } = await ask(port, path, {
      headers: { range: 'bytes=7-12', 'accept-encoding': 'br' },
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 7-12/${film.length}`);
    expect(headers['content-length']).toBe('6');
    expect(headers['accept-ranges']).toBe('bytes');
    expect(body.toString()).toBe('kantha');
  });

  test('behind its end', async () => {
    const { status, headers } = await ask(port, path, {
      headers: { range: `bytes=${film.length}-` },
    });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${film.length}`]);
  });

  test('a part that belongs to another film gets the whole one', async () => {
    const { etag } = (await ask(port, path, { method: 'HEAD' })).headers;
    const range = 'bytes=0-1';
    const same = await ask(port, path, { headers: { range, 'if-range': etag } });
    const other = await ask(port, path, { headers: { range, 'if-range': '"other"' } });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect(other.body).toHaveLength(film.length);
  });

  test('HEAD and pages know no ranges', async () => {
    const headers = { range: 'bytes=0-1' };
    expect((await ask(port, path, { method: 'HEAD', headers })).status).toBe(200);
    expect((await ask(port, '/vps', { headers })).status).toBe(200);
  });
});

describe('refused requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s', async (method) => {
    for (const path of ['/vps', '/healthz', '/nowhere']) {
      const { status, headers } = await ask(port, path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    ['bad code', 'GET /%zz HTTP/1.1\r\nhost: a'],
    ['NUL', 'GET /a\0b HTTP/1.1\r\nhost: a'],
    ['coded NUL', 'GET /a%00b HTTP/1.1\r\nhost: a'],
    ['backslash', 'GET /..\\..\\rules.json HTTP/1.1\r\nhost: a'],
    ['climbing', 'GET /../rules.json HTTP/1.1\r\nhost: a'],
    ['coded climbing', 'GET /assets/%2e%2e/%2e%2e/rules.json HTTP/1.1\r\nhost: a'],
    ['no slash', 'GET rules.json HTTP/1.1\r\nhost: a'],
    ['space', 'GET /a b HTTP/1.1\r\nhost: a'],
    ['raw UTF-8', 'GET /\u00e0\u00a6\u0095 HTTP/1.1\r\nhost: a'],
    ['no HTTP', 'hello'],
    ['unknown method', 'FROB / HTTP/1.1\r\nhost: a'],
    ['no host', 'GET / HTTP/1.1'],
  ])('%s gets 400 with every header', async (_, head) => {
    const reply = await askRaw(port, `${head}\r\nconnection: close\r\n\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(reply).toMatch(/\r\n\r\nThis (address|request) .*\.$/);
    expect(reply).toContain("\r\ncontent-security-policy: default-src 'self'\r\n");
  });

  test.each(['a', '/'])('9 KB of %s get 414', async (letter) => {
    expect((await ask(port, `/${letter.repeat(9000)}`)).status).toBe(414);
  });

  test('too many headers get 431, CONNECT gets 405', async () => {
    const large = `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await askRaw(port, large)).toMatch(/^HTTP\/1\.1 431 /);
    expect(await askRaw(port, 'CONNECT evil.example:80 HTTP/1.1\r\nhost: a\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 405 [^]*allow: GET, HEAD\r\n/,
    );
  });

  test('a small body is thrown away, and the connection goes on', async () => {
    const socket = await openSocket(port);
    socket.write('POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\na=b&c');
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const reply = await readToEnd(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 405 [^]*\r\n\r\nThis [^]*HTTP\/1\.1 200 OK[^]*ok$/);
  });

  test.each([
    ['POST', 'content-length: 10000000', 413],
    ['GET', 'content-length: 10000000', 413],
    ['GET', 'transfer-encoding: chunked', 411],
  ])('%s with %s is refused, and the rest is never read', async (method, field, status) => {
    const socket = await openSocket(port);
    socket.write(`${method} /vps HTTP/1.1\r\nhost: a\r\n${field}\r\n\r\n`);
    socket.write('f4240\r\n');
    const reply = await readToEnd(socket);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nconnection: close\r\n`));
    expect(reply).toContain('content-security-policy');
  });

  test('a large body behind another request waits for its turn', async () => {
    const socket = await openSocket(port);
    socket.write(
      'GET /assets/film-3c.mp4 HTTP/1.1\r\nhost: a\r\n\r\nPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n',
    );
    const reply = await readToEnd(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(reply.slice(film.length)).toMatch(/HTTP\/1\.1 413 [^]*This request is too large\.$/);
  });

  test('a large upload is refused before it is sent', async () => {
    const socket = await openSocket(port);
    socket.write('POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\nexpect: 100-continue\r\n');
    socket.end('connection: close\r\n\r\n');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });
});

test.each([
  ['/', 'GET', 200],
  ['/nowhere', 'GET', 404],
  ['/login', 'GET', 301],
  ['/healthz', 'GET', 200],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
])('%s by %s carries the site’s headers', async (path, method, status) => {
  const reply = await ask(port, path, { method });
  expect(reply.status).toBe(status);
  expect(reply.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});
