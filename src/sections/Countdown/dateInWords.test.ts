import { describe, expect, it } from 'vitest';
import { dateInWords } from './dateInWords.ts';

describe('dateInWords', () => {
  it.each([
    ['2026-11-27T00:00:00+06:00', '27 November 2026, 00:00 (UTC+6)'],
    ['2027-01-05T18:30:00Z', '5 January 2027, 18:30 (UTC)'],
    ['2027-12-31T09:05:00+05:30', '31 December 2027, 09:05 (UTC+5:30)'],
    ['2027-03-01T12:00:00-04:00', '1 March 2027, 12:00 (UTC-4)'],
  ])('writes %s in its own time zone', (moment, words) => {
    expect(dateInWords(moment)).toBe(words);
  });
});
