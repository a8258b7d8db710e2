import * as fc from '../../tests/random.ts';
import { describe, expect, it } from 'vitest';
import { parsePrice } from './price.ts';

describe('parsePrice', () => {
  it.each<[unknown, number]>([
    ['100.00', 100],
    ['100', 100],
    [' 12.50 ', 12.5],
    ['1,250.00', 1250],
    ['120,000', 120000],
    ['1,20,000.00', 120000],
    ['1,20,00,000', 12000000],
    ['0.01', 0.01],
    ['99.995', 100],
    [499, 499],
    [12.5, 12.5],
    [0.1 + 0.2, 0.3],
    ['1000000000000', 1_000_000_000_000],
  ])('reads %j as %d', (value, price) => {
    expect(parsePrice(value)).toBe(price);
  });

  it.each<[unknown]>([
    [''],
    ['  '],
    [null],
    [undefined],
    ['-1.00'],
    ['-5'],
    [-1],
    ['abc'],
    ['12abc'],
    ['NaN'],
    ['Infinity'],
    ['1e309'],
    ['1e3'],
    ['0x10'],
    ['+5'],
    ['.50'],
    ['5.'],
    ['1.2.3'],
    ['1,2'],
    ['12,50'],
    ['1,2345'],
    ['1,20,00'],
    ['1,,250'],
    [',250'],
    ['0,250'],
    ['1 250'],
    ['৳500'],
    ['৫০০'],
    ['0'],
    ['0.00'],
    ['0.001'],
    [0],
    [-0],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['1000000000000.01'],
    [1e13],
    ['9'.repeat(400)],
    [true],
    [{}],
    [{ valueOf: () => 5 }],
    [[100]],
    [['100']],
    [10n],
  ])('finds no price in %s', (value) => {
    expect(parsePrice(value)).toBeNull();
  });

  it('returns null or a finite price above zero for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (value) => {
        const price = parsePrice(value);
        expect(price === null || (Number.isFinite(price) && price > 0)).toBe(true);
      }),
    );
  });

  it('reads any number of paisa as the portal writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (paisa) => {
        expect(parsePrice((paisa / 100).toFixed(2))).toBe(paisa / 100);
      }),
    );
  });
});
