import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  ['', '""'],
  [1250, '1250'],
  [{ amount: '75.00' }, '{"amount":"75.00"}'],
  ['\u001B[31mred', String.raw`"\u001b[31mred"`],
  ['\u202Egnitsoh', String.raw`"\u202egnitsoh"`],
  ['৳৫০০', '"৳৫০০"'],
])('%j is printed as %s', (value, text) => {
  expect(quote(value)).toBe(text);
});

test('a long value is cut short', () => {
  expect(quote('x'.repeat(5000))).toMatch(/^"x{59}…"$/);
});

test('no value from a portal can control the terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // oxlint-disable-next-line no-control-regex -- control characters are what it must match
      expect(quote(text)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/);
    }),
  );
}, 20_000);
