import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import { commission, ordersToReach, totalCommission } from './commission.ts';

test.each([
  [6000, 5, 300],
  [499, 5, 24.95],
  // 0.05 * 333.1 is 16.655000000000001 in floating point; in paisa it rounds half up.
  [333.1, 5, 16.66],
  [0.01, 5, 0],
])('%s taka at %s%% earn %s', (price, percent, earned) => {
  expect(commission(price, percent)).toBe(earned);
});

test.each([
  [500, 6000, 2],
  [500, 10000, 1],
  // Twenty orders earn 499.00, which is not enough.
  [500, 499, 21],
  [24.95, 499, 1],
])('reaching %s taka at a price of %s takes %s orders', (amount, price, count) => {
  expect(ordersToReach(amount, price, 5)).toBe(count);
});

test('orders add up to what each of them earns', () => {
  expect(totalCommission(499, 5, 3)).toBe(74.85);
  expect(totalCommission(333.1, 5, 3)).toBe(49.98);
});

test('the orders it takes reach the amount, and one fewer does not', () => {
  const price = fc.integer({ min: 20, max: 100_000_000 }).map((paisa) => paisa / 100);
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 100_000 }), (each, amount) => {
      const count = ordersToReach(amount, each, 5);
      expect(totalCommission(each, 5, count)).toBeGreaterThanOrEqual(amount);
      expect(totalCommission(each, 5, count - 1)).toBeLessThan(amount);
    }),
  );
});
