import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import type { BillingCycle } from '../schema/billingCycles.ts';
import { monthlyEquivalent } from './monthlyEquivalent.ts';

test.each<[number, BillingCycle, number]>([
  [1200, 'annually', 100],
  [1000, 'annually', 83.33],
  [899, 'annually', 74.92],
  [0.18, 'annually', 0.02],
  [120000, 'annually', 10000],
  [100, 'monthly', 100],
  [100, 'quarterly', 33.33],
  [100, 'semiannually', 16.67],
  [100, 'biennially', 4.17],
  [100, 'triennially', 2.78],
])('%d taka %s are %s a month', (price, cycle, monthly) => {
  expect(monthlyEquivalent(price, cycle)).toBe(monthly);
});

test('a year is twelve months, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (paisa) => {
      const monthly = monthlyEquivalent(paisa / 100, 'annually');
      expect(Math.abs(monthly * 12 - paisa / 100)).toBeLessThanOrEqual(0.0601);
    }),
  );
});
