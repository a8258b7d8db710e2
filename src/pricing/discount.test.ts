import * as fc from '../../tests/random.ts';
import { describe, expect, it } from 'vitest';
import { discountPercent, saving } from './discount.ts';

const price = fc.integer({ min: 1, max: 100_000_000 }).map((paisa) => paisa / 100);

describe('discountPercent', () => {
  it.each<[number, number, number]>([
    [100, 75, 25],
    [499, 374.25, 25],
    [1500, 999, 33],
    [12000, 11999, 0],
    [1000, 995, 1],
    [200, 171, 15],
    [100, 99.5, 1],
    [100, 99.51, 0],
    [100, 0.01, 100],
    [100, 100, 0],
  ])('from %d to %d is %d%%', (list, live, percent) => {
    expect(discountPercent(list, live)).toBe(percent);
  });
});

describe('saving', () => {
  it.each<[number, number, number]>([
    [100, 75, 25],
    [16000, 15200, 5],
    [100, 99, 1],
    [120000, 90000, 25],
  ])('of a list price of %d sold at %d is %d%%', (list, live, percent) => {
    expect(saving(list, live)).toEqual({ percent });
  });

  it.each<[string, number | null | undefined, number | null]>([
    ['the live price is missing', 100, null],
    ['the list price is missing', null, 100],
    ['the cycle has no list price', undefined, 100],
    ['both are the same', 499, 499],
    ['both are the same apart from floating-point error', 0.3, 0.1 + 0.2],
    ['the live price is above the list', 100, 120],
  ])('is null if %s', (_, list, live) => {
    expect(saving(list, live)).toBeNull();
  });

  it('has no percentage if it would be 0', () => {
    expect(saving(12000, 11999)).toEqual({ percent: null });
  });

  it('is always between 1% and 100%', () => {
    fc.assert(
      fc.property(price, price, (list, live) => {
        const found = saving(list, live);
        expect(found === null).toBe(live >= list);
        const percent = found?.percent ?? 1;
        expect(percent >= 1 && percent <= 100 && Number.isInteger(percent)).toBe(true);
      }),
    );
  });
});
