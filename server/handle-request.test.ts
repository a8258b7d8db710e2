import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendRequest } from './test-request.ts';
import { useTestServer, video } from './test-site.ts';

const server = useTestServer();

describe('pages and files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'index'],
    ['/web-hosting', 'text/html; charset=utf-8', 'web-hosting'],
    ['/web-hosting?utm=1', 'text/html; charset=utf-8', 'web-hosting'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'export'],
    ['/themes/9f/main.min.css', 'text/css; charset=utf-8', ':root'],
  ])('%s is served as %s', async (path, type, text) => {
    const { status, headers, body } = await sendRequest(server.port, path);
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
  ])('%s has the cache policy %s', async (path, policy) => {
    expect((await sendRequest(server.port, path)).headers['cache-control']).toBe(policy);
  });

  test('HEAD returns the headers of GET without a body', async () => {
    for (const path of ['/web-hosting', '/nowhere', '/healthz', '/vps-hosting', '/%']) {
      const get = await sendRequest(server.port, path);
      const head = await sendRequest(server.port, path, { method: 'HEAD' });
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.headers['content-length']).toBe(String(get.body.length));
    }
  });

  test.each([
    ['/healthz', 'ok'],
    ['/healthz/live', 'ok'],
    ['/healthz/ready', 'ready'],
  ])('%s returns %s and is never cached', async (path, text) => {
    const { status, headers, body } = await sendRequest(server.port, path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, text, 'no-store']);
  });
});

describe('compression', () => {
  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('%s is used if the client accepts it', async (encoding, decompress) => {
    const headers = { 'accept-encoding': encoding };
    const uncompressed = await sendRequest(server.port, '/vps');
    const compressed = await sendRequest(server.port, '/vps', { headers });
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(decompress(compressed.body)).toEqual(uncompressed.body);
    expect(compressed.headers.etag).not.toBe(uncompressed.headers.etag);
    expect([uncompressed.headers.vary, compressed.headers.vary]).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
  });

  test('the not-found page is compressed too', async () => {
    const { status, headers, body } = await sendRequest(server.port, '/nowhere', {
      headers: { 'accept-encoding': 'br' },
    });
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('404');
  });

  test('a file without compressed versions is sent uncompressed, without Vary', async () => {
    const { headers } = await sendRequest(server.port, '/robots.txt', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('If-None-Match', () => {
  test.each([
    ['the tag', 304, (etag: string) => etag],
    ['the weak tag', 304, (etag: string) => `W/${etag}`],
    ['a list that contains the tag', 304, (etag: string) => `"a,b", ${etag}, "c"`],
    ['an asterisk', 304, () => '*'],
    ['another tag', 200, () => '"other"'],
    ['the tag without quotes', 200, (etag: string) => etag.slice(1, -1)],
  ])('%s gets %i', async (_, expected, condition) => {
    const { headers } = await sendRequest(server.port, '/vps');
    const again = await sendRequest(server.port, '/vps', {
      headers: { 'if-none-match': condition(headers.etag ?? '') },
    });
    expect(again.status).toBe(expected);
    expect(again.headers.etag).toBe(headers.etag);
  });

  test('304 has the caching headers and no body', async () => {
    const { headers } = await sendRequest(server.port, '/vps');
    const again = await sendRequest(server.port, '/vps', {
      headers: { 'if-none-match': headers.etag },
    });
    expect(again.body).toHaveLength(0);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.headers.vary).toBe('accept-encoding');
    expect(again.headers).not.toHaveProperty('content-length');
  });

  test('the tag of another encoding does not match', async () => {
    const { headers } = await sendRequest(server.port, '/vps');
    const { status } = await sendRequest(server.port, '/vps', {
      headers: { 'if-none-match': headers.etag, 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
  });
});

describe('redirects', () => {
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
    ['/blog?post=epp-code', '/blog/epp-code'],
    ['/Blog/?a=1&post=EPP-code&b=2', '/blog/epp-code?a=1&b=2'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await sendRequest(server.port, path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(['/Offer.php', '/offer.php', '/OFFER.PHP/'])(
    'the redirect from /Offer.php applies to %s',
    async (path) => {
      const { status, headers } = await sendRequest(server.port, path);
      expect([status, headers.location]).toEqual([301, '/web-hosting']);
    },
  );

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/web-hosting/',
    '///evil.example//',
    '/%2fevil.example/',
    '/http://evil.example/',
    '//web-hosting/',
  ])('%s is not redirected', async (path) => {
    const { status, headers } = await sendRequest(server.port, path);
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('location');
  });
});

test.each([
  '/blog',
  '/blog?post=',
  '/blog?post=unknown',
  '/blog?post=//evil.example',
  '/vps?post=epp-code',
])('%s is a page', async (path) => {
  expect((await sendRequest(server.port, path)).status).toBe(200);
});

describe('not found', () => {
  test.each([
    '/nowhere',
    '/_headers',
    '/_redirects',
    '/vercel.json',
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
    const { status, headers, body } = await sendRequest(server.port, path);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    expect(body.toString()).toContain('<title>404</title>');
  });
});

describe('ranges of a video', () => {
  const path = '/assets/video-3c.mp4';

  test('a range in the file gets 206', async () => {
    const { status, headers, body } = await sendRequest(server.port, path, {
      headers: { range: 'bytes=7-12', 'accept-encoding': 'br' },
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes 7-12/${video.length}`);
    expect(headers['content-length']).toBe('6');
    expect(headers['accept-ranges']).toBe('bytes');
    expect(body.toString()).toBe('kantha');
  });

  test('a range past the end gets 416', async () => {
    const { status, headers } = await sendRequest(server.port, path, {
      headers: { range: `bytes=${video.length}-` },
    });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${video.length}`]);
  });

  test('If-Range with another tag gets the whole file', async () => {
    const { etag } = (await sendRequest(server.port, path, { method: 'HEAD' })).headers;
    const range = 'bytes=0-1';
    const same = await sendRequest(server.port, path, { headers: { range, 'if-range': etag } });
    const other = await sendRequest(server.port, path, {
      headers: { range, 'if-range': '"other"' },
    });
    expect([same.status, other.status]).toEqual([206, 200]);
    expect(other.body).toHaveLength(video.length);
  });

  test('HEAD requests and pages ignore ranges', async () => {
    const headers = { range: 'bytes=0-1' };
    expect((await sendRequest(server.port, path, { method: 'HEAD', headers })).status).toBe(200);
    expect((await sendRequest(server.port, '/vps', { headers })).status).toBe(200);
  });
});

test.each([
  ['/', 'GET', 200],
  ['/nowhere', 'GET', 404],
  ['/404', 'GET', 404],
  ['/login', 'GET', 301],
  ['/healthz', 'GET', 200],
  ['/%', 'GET', 400],
  ['/', 'POST', 405],
])('%s with %s has the site’s headers', async (path, method, status) => {
  const response = await sendRequest(server.port, path, { method });
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
  });
});
