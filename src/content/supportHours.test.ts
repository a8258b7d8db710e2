import { expect, test } from 'vitest';
import { daysInWords } from './supportHours.ts';

test.each([
  [[0, 1, 2, 3, 4], 'Sunday to Thursday'],
  [[4, 3, 2, 1, 0], 'Sunday to Thursday'],
  [[1, 3], 'Monday, Wednesday'],
  [[5, 6], 'Friday, Saturday'],
  [[0, 1, 2, 6], 'Sunday, Monday, Tuesday, Saturday'],
])('the days %j read %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
