import { describe, expect, test } from 'vitest';
import { openSocket, readToEnd, sendRaw, sendRequest } from './test-request.ts';
import { useTestServer, video } from './test-site.ts';

const server = useTestServer();

describe('rejected requests', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('%s', async (method) => {
    for (const path of ['/vps', '/healthz', '/nowhere']) {
      const { status, headers } = await sendRequest(server.port, path, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    ['an invalid percent code', 'GET /%zz HTTP/1.1\r\nhost: a'],
    ['NUL', 'GET /a\0b HTTP/1.1\r\nhost: a'],
    ['an encoded NUL', 'GET /a%00b HTTP/1.1\r\nhost: a'],
    ['backslashes', 'GET /..\\..\\rules.json HTTP/1.1\r\nhost: a'],
    ['dot segments', 'GET /../rules.json HTTP/1.1\r\nhost: a'],
    ['encoded dot segments', 'GET /assets/%2e%2e/%2e%2e/rules.json HTTP/1.1\r\nhost: a'],
    ['no leading slash', 'GET rules.json HTTP/1.1\r\nhost: a'],
    ['a space', 'GET /a b HTTP/1.1\r\nhost: a'],
    ['raw UTF-8', 'GET /\u00e0\u00a6\u0095 HTTP/1.1\r\nhost: a'],
    ['not HTTP', 'hello'],
    ['an unknown method', 'FROB / HTTP/1.1\r\nhost: a'],
    ['no Host header', 'GET / HTTP/1.1'],
  ])('%s gets 400 with all headers', async (_, head) => {
    const response = await sendRaw(server.port, `${head}\r\nconnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(response).toMatch(/\r\n\r\nThe (address|request) .*\.$/);
    expect(response).toContain("\r\ncontent-security-policy: default-src 'self'\r\n");
  });

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
