import { describe, expect, test } from 'vitest';
import { listen } from '../cli/listen.ts';
import { createSiteServer } from './site-server.ts';
import { loadSite } from './site.ts';
import { openSocket, readToEnd, sendRaw, sendRequest } from './test-request.ts';
import { createTestSite, useTestServer, video } from './test-site.ts';

const server = useTestServer();

describe('rejected requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s gets 405',
    async (method) => {
      for (const path of ['/vps', '/healthz', '/nowhere']) {
        const { status, headers } = await sendRequest(server.port, path, { method });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  test.each([
    ['an invalid percent code', 'GET /%zz HTTP/1.1\r\nhost: a'],
    ['an encoded NUL', 'GET /a%00b HTTP/1.1\r\nhost: a'],
    ['backslashes', 'GET /..\\..\\rules.json HTTP/1.1\r\nhost: a'],
    ['dot segments', 'GET /../rules.json HTTP/1.1\r\nhost: a'],
    ['encoded dot segments', 'GET /assets/%2e%2e/%2e%2e/rules.json HTTP/1.1\r\nhost: a'],
    ['no Host header', 'GET / HTTP/1.1'],
    ['two Host headers', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b'],
    ['two equal Host headers', 'GET / HTTP/1.1\r\nhost: a\r\nHost: a'],
    ['an empty Host header', 'GET / HTTP/1.1\r\nhost:'],
    ['a Host header with a path', 'GET / HTTP/1.1\r\nhost: a/b'],
    ['a Host header with a user', 'GET / HTTP/1.1\r\nhost: a@b'],
    ['a Host header with a bad port', 'GET / HTTP/1.1\r\nhost: a:port'],
  ])('%s gets 400 with all headers', async (_, head) => {
    const response = await sendRaw(server.port, `${head}\r\nconnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(response).toMatch(/\r\n\r\nThe (address|request|Host header) .*\.$/);
    expect(response).toContain("\r\ncontent-security-policy: default-src 'self'\r\n");
  });

  // It may be a HEAD request, which gets no body, so these don't either.
  test.each([
    ['NUL', 'GET /a\0b HTTP/1.1\r\nhost: a'],
    ['no leading slash', 'GET rules.json HTTP/1.1\r\nhost: a'],
    ['a space', 'GET /a b HTTP/1.1\r\nhost: a'],
    ['raw UTF-8', 'GET /\u00e0\u00a6\u0095 HTTP/1.1\r\nhost: a'],
    ['not HTTP', 'hello'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nhost: a'],
    ['a HEAD request with a bad header', 'HEAD / HTTP/1.1\r\nhost: a\r\nb@d: c'],
  ])('%s gets 400 with all headers and no body', async (_, head) => {
    const response = await sendRaw(server.port, `${head}\r\nconnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/);
    expect(response).toContain("\r\ncontent-security-policy: default-src 'self'\r\n");
    expect(response).toMatch(/\r\ndate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT\r\n/);
  });

  test.each(['a', 'a.example:3000', '127.0.0.1:80', '[::1]:3000', 'A-1.example.'])(
    'the Host header %s is accepted',
    async (host) => {
      const { status } = await sendRequest(server.port, '/vps', { headers: { host } });
      expect(status).toBe(200);
    },
  );

  test.each(['a', '/'])('9 KB of %s gets 414', async (character) => {
    expect((await sendRequest(server.port, `/${character.repeat(9000)}`)).status).toBe(414);
  });

  test('oversized headers get 431, CONNECT gets 405', async () => {
    const large = `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await sendRaw(server.port, large)).toMatch(/^HTTP\/1\.1 431 /);
    expect(
      await sendRaw(server.port, 'CONNECT evil.example:80 HTTP/1.1\r\nhost: a\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 405 [^]*allow: GET, HEAD\r\n/);
  });

  test('a small body is discarded, and the connection stays open', async () => {
    const socket = await openSocket(server.port);
    socket.write('POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\na=b&c');
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const response = await readToEnd(socket);
    expect(response).toMatch(/^HTTP\/1\.1 405 [^]*\r\n\r\nOnly [^]*HTTP\/1\.1 200 OK[^]*ok$/);
  });

  test.each([
    ['POST', 'content-length: 10000000', 413],
    ['GET', 'content-length: 10000000', 413],
    ['GET', 'transfer-encoding: chunked', 411],
  ])('%s with %s is rejected without reading the body', async (method, field, status) => {
    const socket = await openSocket(server.port);
    socket.write(`${method} /vps HTTP/1.1\r\nhost: a\r\n${field}\r\n\r\n`);
    socket.write('f4240\r\n');
    const response = await readToEnd(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\nconnection: close\r\n`));
    expect(response).toContain('content-security-policy');
  });

  test('a large body pipelined after another request is rejected in order', async () => {
    const socket = await openSocket(server.port);
    socket.write(
      'GET /assets/video-3c.mp4 HTTP/1.1\r\nhost: a\r\n\r\nPOST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n',
    );
    const response = await readToEnd(socket);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response.slice(video.length)).toMatch(
      /HTTP\/1\.1 413 [^]*The request body is too large\.$/,
    );
  });

  test('a client that waits for 100 Continue gets the error instead', async () => {
    const socket = await openSocket(server.port);
    socket.write('POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\nexpect: 100-continue\r\n');
    socket.end('connection: close\r\n\r\n');
    expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 405 /);
  });
});

describe('connections', () => {
  test('a HEAD request with a large body gets the error without a body', async () => {
    const head = 'HEAD /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 10000000\r\n\r\n';
    const response = await sendRaw(server.port, head);
    expect(response).toMatch(/^HTTP\/1\.1 413 [^]*\r\ndate: [^]*\r\n\r\n$/);
  });

  test.each([
    ['a malformed request', 'b@d request\r\n\r\n', 400],
    ['CONNECT', 'CONNECT a.example:80 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ])('%s is answered after the requests before it', async (_, last, status) => {
    const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
    const text = get('/assets/video-3c.mp4') + get('/vps') + get('/healthz') + last;
    const response = await sendRaw(server.port, text);
    const statuses = [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, code]) => Number(code));
    expect(statuses).toEqual([200, 200, 200, status]);
  });

  test('Upgrade is ignored, and the connection closes', async () => {
    const head = 'GET /vps HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n';
    const response = await sendRaw(server.port, `${head}PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`);
    expect(response).toMatch(
      /^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*<title>vps<\/title>$/i,
    );
  });

  test.each([
    ['an unfinished body', 'POST /vps HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na', 405],
    ['a second request', 'GET /vps HTTP/1.1\r\nhost: a\r\n\r\nGET /', 200],
  ])('%s that never ends gets no 408 after the response', async (_, text, status) => {
    const site = createTestSite();
    const timeouts = { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 };
    const { server: impatient, stop } = createSiteServer(loadSite(site.dist), timeouts);
    const port = await listen(impatient, { port: 0, host: '127.0.0.1', portVariable: 'PORT' });
    const response = await sendRaw(port, text);
    await stop(1000, { last: true });
    site.remove();
    expect(response.match(/HTTP\/1\.1 \d{3}/g)).toEqual([`HTTP/1.1 ${status}`]);
  });

  test('a client may pipeline 100 requests, then the connection closes', async () => {
    const request = 'GET /vps HTTP/1.1\r\nhost: a\r\n\r\n';
    const response = await sendRaw(server.port, request.repeat(500));
    expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(100);
    expect(response.match(/connection: close/gi)).toHaveLength(1);
  });
});
