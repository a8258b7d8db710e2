import { expect, test } from 'vitest';
import { readHead } from './connection.ts';
import { filesOf, requestText } from './questions.ts';
import { difference } from './traffic.ts';

test('the files of a page are those it names, once each', () => {
  const html = `<link href="/themes/1/main.min.css"><script src="/assets/a.js"></script>
    <use href="/assets/icons-1.svg#tick"><link href="/assets/a.js"><a href="/web-hosting">
    <a href="https://portal.example/cart.php">`;
  expect(filesOf(html)).toEqual(['/themes/1/main.min.css', '/assets/a.js', '/assets/icons-1.svg']);
});

test('a request leaves out fields without a value', () => {
  expect(requestText('/vps', { 'accept-encoding': '' })).toBe(
    'GET /vps HTTP/1.1\r\nhost: localhost\r\n\r\n',
  );
});

test('the head of an answer is read', () => {
  const head =
    'HTTP/1.1 200 OK\r\nETag: "a"\r\ncontent-length: 12\r\nConnection: close\r\ndate: now';
  expect(readHead(head)).toEqual({ status: 200, etag: '"a"', length: 12, closes: true });
  expect(readHead('HTTP/1.1 304 Not Modified\r\netag: "a"')).toMatchObject({
    length: 0,
    closes: false,
  });
});

test('an answer that differs from the first one is told', () => {
  const question = { name: '/', text: '', status: 200, etag: '"a"', length: 12 };
  const reply = { status: 200, etag: '"a"', length: 12, closes: false };
  expect(difference(question, reply)).toBeUndefined();
  expect(difference(question, { ...reply, length: 11 })).toBe('length 11 instead of 12');
  expect(difference(question, { ...reply, status: 500 })).toBe('status 500 instead of 200');
});
