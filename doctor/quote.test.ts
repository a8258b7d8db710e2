import * as fc from 'fast-check';
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
])('%j reads %s', (value, text) => {
  expect(quote(value)).toBe(text);
});

test('what is long is cut', () => {
  expect(quote('x'.repeat(5000))).toMatch(/^"x{59}…"$/);
});

test('nothing that a portal sends can steer the terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      // oxlint-disable-next-line no-control-regex -- controls are what is looked for
      expect(quote(text)).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/);
    }),
  );
}, 20_000);
