import { expect, test } from 'vitest';
import { costOverYears } from './domainYears.ts';

test.each<[number, number | null, number | null]>([
  [199, 1200, 2599],
  [0.1, 0.2, 0.5],
  [1499, null, null],
])('three years at %s first and %s after that cost %s', (register, renew, cost) => {
  expect(costOverYears(register, renew, 3)).toBe(cost);
});
