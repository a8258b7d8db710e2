import * as fc from '../../tests/random.ts';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatTaka, formatTakaExact } from './money.ts';

describe('formatTaka', () => {
  it.each<[number | null, string]>([
    [null, '৳0'],
    [0, '৳0'],
    [1, '৳1'],
    [100, '৳100'],
    [999, '৳999'],
    [1000, '৳1,000'],
    [12000, '৳12,000'],
    [99999, '৳99,999'],
    [100000, '৳1,00,000'],
    [120000, '৳1,20,000'],
    [12345678, '৳1,23,45,678'],
    [1234567890, '৳1,23,45,67,890'],
    [99.5, '৳99.50'],
    [1250.05, '৳1,250.05'],
    [1.005, '৳1.01'],
    // 8.575 * 100 is 857.4999999999999 in doubles, even when cut to 16 digits.
    [8.575, '৳8.58'],
    [99.994, '৳99.99'],
    [99.995, '৳100'],
    [99999.999, '৳1,00,000'],
    [0.1 + 0.2, '৳0.30'],
    [0.07, '৳0.07'],
    [0.001, '৳0'],
    [-0, '৳0'],
    [-5, '৳0'],
    [Number.NaN, '৳0'],
    [Number.POSITIVE_INFINITY, '৳0'],
    [Number.MAX_VALUE, '৳0'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatTaka(amount)).toBe(text);
  });

  it('groups the last three digits and then pairs', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (amount) => {
        const text = formatTaka(amount);
        expect(text).toMatch(/^৳(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
        expect(Number(text.slice(1).replaceAll(',', ''))).toBe(amount);
      }),
    );
  });

  it('never writes NaN, Infinity or a minus sign', () => {
    fc.assert(
      fc.property(fc.double(), (amount) => {
        expect(formatTaka(amount)).toMatch(/^৳[\d,]+(\.\d\d)?$/);
      }),
    );
  });
});

describe('formatTakaExact', () => {
  it.each<[number, string]>([
    [100, '৳100.00'],
    [83.33, '৳83.33'],
    [120000.5, '৳1,20,000.50'],
    [8.335, '৳8.34'],
    [8.575, '৳8.58'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatTakaExact(amount)).toBe(text);
  });
});

describe('formatDollars', () => {
  it.each<[number, string]>([
    [3.95, '$3.95'],
    [12.5, '$12.50'],
    [2, '$2.00'],
    [0.5, '$0.50'],
    [1.005, '$1.01'],
    [1234.5, '$1,234.50'],
    [1234567, '$1,234,567.00'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });
});
