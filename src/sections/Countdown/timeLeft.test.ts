import { describe, expect, it } from 'vitest';
import { inUnits, secondsLeft } from './timeLeft.ts';

const target = Date.parse('2026-11-27T00:00:00+06:00');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('the time left', () => {
  it.each<[string, number, [number, number, number, number]]>([
    ['every unit at once', 12 * day + 3 * hour + 4 * minute + 5 * second, [12, 3, 4, 5]],
    ['a day exactly', day, [1, 0, 0, 0]],
    ['a second less than a day', day - second, [0, 23, 59, 59]],
    ['more days than two digits hold', 400 * day, [400, 0, 0, 0]],
    ['part of a second, which counts as a whole one', 1, [0, 0, 0, 1]],
    ['a millisecond more than a minute', minute + 1, [0, 0, 1, 1]],
    ['the moment itself', 0, [0, 0, 0, 0]],
    ['a millisecond later', -1, [0, 0, 0, 0]],
    ['a year later', -365 * day, [0, 0, 0, 0]],
    ['an invalid clock', Number.NaN, [0, 0, 0, 0]],
  ])('%s', (_, left, [days, hours, minutes, seconds]) => {
    expect(inUnits(secondsLeft(target, target - left))).toEqual({ days, hours, minutes, seconds });
  });
});
