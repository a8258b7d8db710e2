import { expect, test } from 'vitest';
import { linkedFiles } from '../linked-files.ts';
import { parseHead } from './connection.ts';
import { requestText } from './requests.ts';
import { findMismatch } from './traffic.ts';

test('finds the files that a page links to, each once', () => {
  const html = `<link href="/themes/1/main.min.css"><script src="/assets/a.js"></script>
    <use href="/assets/icons-1.svg#tick"><link href="/assets/a.js"><a href="/web-hosting">
    <a href="https://portal.example/cart.php">`;
  expect(linkedFiles(html)).toEqual([
    '/themes/1/main.min.css',
    '/assets/a.js',
    '/assets/icons-1.svg',
  ]);
});

test('a request leaves out empty headers', () => {
  expect(requestText('/vps', { 'accept-encoding': '' })).toBe(
    'GET /vps HTTP/1.1\r\nhost: localhost\r\n\r\n',
  );
});

test('parses the head of a response', () => {
  const head =
    'HTTP/1.1 200 OK\r\nETag: "a"\r\ncontent-length: 12\r\nConnection: close\r\ndate: now';
  expect(parseHead(head)).toEqual({ status: 200, etag: '"a"', length: 12, closes: true });
  expect(parseHead('HTTP/1.1 304 Not Modified\r\netag: "a"')).toMatchObject({
    length: 0,
    closes: false,
  });
});

test('reports a response that differs from the recorded one', () => {
  const request = { name: '/', text: '', status: 200, etag: '"a"', length: 12 };
  const head = { status: 200, etag: '"a"', length: 12, closes: false };
  expect(findMismatch(request, head)).toBeUndefined();
  expect(findMismatch(request, { ...head, length: 11 })).toBe('length 11 instead of 12');
  expect(findMismatch(request, { ...head, status: 500 })).toBe('status 500 instead of 200');
});
