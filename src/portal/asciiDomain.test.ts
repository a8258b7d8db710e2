import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import { asciiDomain } from './asciiDomain.ts';

test.each([
  ['নকশি.বাংলা', 'xn--p5b1b3bvb.xn--54b7fta0cc'],
  [' ছাতা.com ', 'xn--v5bs1fb.com'],
  ['ছা\u200Bতা', 'xn--v5bs1fb'],
  ['Shop২৪.com', 'shop24.com'],
  ['দোকান২৪.com', 'xn--p5b7ah1gxcyjoa.com'],
])('writes %s as %s', (typed, ascii) => {
  expect(asciiDomain(typed)).toBe(ascii);
});

test.each([
  '',
  'myshop.com',
  '192.168.0.1',
  'My Shop & ছাতা.com',
  'https://ছাতা.com/',
  'a@ছাতা.com',
  'ছাতা.com:80',
  '\u09CDছাতা',
  '１.２.３.４',
  '㈀',
])('leaves %j alone', (typed) => {
  expect(asciiDomain(typed)).toBeNull();
});

test('whatever is typed, the result contains only the characters of a host name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      expect(asciiDomain(typed) ?? '').toMatch(/^[a-z0-9.-]*$/);
    }),
  );
});
