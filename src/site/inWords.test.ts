import { describe, expect, test } from 'vitest';
import { daysInWords, listInWords } from './inWords.ts';

const words = {
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  supportHours: { range: 'from {first} through {last}' },
};

describe('daysInWords', () => {
  test.each([
    [[0, 1, 2, 3, 4], 'from Sunday through Thursday'],
    [[4, 3, 2, 1, 0], 'from Sunday through Thursday'],
    [[1, 2, 2, 3], 'from Monday through Wednesday'],
    [[1, 3], 'Monday, Wednesday'],
    [[5, 6], 'Friday, Saturday'],
    [[3], 'Wednesday'],
    [[0, 1, 2, 6], 'from Saturday through Tuesday'],
    [[6, 0, 1, 2, 3, 4], 'from Saturday through Thursday'],
    [[0, 6], 'Sunday, Saturday'],
    [[0, 2, 3, 6], 'Sunday, Tuesday, Wednesday, Saturday'],
    [[0, 1, 2, 3, 4, 5, 6], 'from Sunday through Saturday'],
  ])('%j reads %s', (days, text) => {
    expect(daysInWords(days, words)).toBe(text);
  });
});

describe('listInWords', () => {
  test.each([
    [[], ''],
    [['com'], 'com'],
    [['com', 'net'], 'com und net'],
    [['com', 'net', 'org'], 'com, net und org'],
  ])('%j reads %s', (items, text) => {
    expect(listInWords(items, 'und')).toBe(text);
  });
});
