import { expect, test } from 'vitest';
import { commission, ordersToReach } from './commission.ts';

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
