import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleSuffix, monthlyEquivalent } from './billing.ts';

describe('cycleSuffix', () => {
  it('shows the billing cycle', () => {
    expect(cycleSuffix).toEqual({ monthly: '/mo', annually: '/yr' });
  });
});

describe('monthlyEquivalent', () => {
  it.each<[number, number]>([
    [1200, 100],
    [1000, 83.33],
    [899, 74.92],
    [0.18, 0.02],
    [120000, 10000],
  ])('of %d a year is %d', (yearly, monthly) => {
    expect(monthlyEquivalent(yearly)).toBe(monthly);
  });

  it('is null if there is no yearly price', () => {
    expect(monthlyEquivalent(null)).toBeNull();
  });

  it('is a twelfth, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (paisa) => {
        const monthly = monthlyEquivalent(paisa / 100) ?? Number.NaN;
        expect(Math.abs(monthly * 12 - paisa / 100)).toBeLessThanOrEqual(0.0601);
      }),
    );
  });
});
