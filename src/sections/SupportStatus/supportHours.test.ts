import * as fc from '../../../tests/random.ts';
import { describe, expect, test } from 'vitest';
import type { SupportHours } from '../../schema/site.ts';
import { clockText, companyClock, isOpen, nextChange, isWithinHours } from './supportHours.ts';

const hours: SupportHours = {
  days: [0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '17:00',
  utcOffsetMinutes: 360,
};

/* 2026-03-01 is a Sunday. All times have a zone, so the machine's doesn't matter. */
describe('support hours of 10:00 to 17:00, Sunday to Thursday', () => {
  test.each([
    ['a second before opening on Sunday', '2026-03-01T09:59:59+06:00', false, '2026-03-01T10:00'],
    ['the opening moment', '2026-03-01T10:00:00+06:00', true, '2026-03-01T17:00'],
    ['noon on Wednesday', '2026-03-04T12:00:00+06:00', true, '2026-03-04T17:00'],
    ['the last moment', '2026-03-04T16:59:59.999+06:00', true, '2026-03-04T17:00'],
    ['the closing moment', '2026-03-04T17:00:00+06:00', false, '2026-03-05T10:00'],
    ['Thursday evening', '2026-03-05T17:00:00+06:00', false, '2026-03-08T10:00'],
    ['noon on Friday', '2026-03-06T12:00:00+06:00', false, '2026-03-08T10:00'],
    ['noon on Saturday', '2026-03-07T12:00:00+06:00', false, '2026-03-08T10:00'],
    // The same times in other zones.
    ['Sunday 04:00 in UTC', '2026-03-01T04:00:00Z', true, '2026-03-01T17:00'],
    ['still Saturday in New York', '2026-02-28T23:30:00-05:00', true, '2026-03-01T17:00'],
    ['Thursday in Los Angeles', '2026-03-05T20:30:00-08:00', false, '2026-03-08T10:00'],
    ['over the end of a year', '2026-12-31T18:00:00+06:00', false, '2027-01-03T10:00'],
    ['a leap day', '2028-02-29T16:00:00+06:00', true, '2028-02-29T17:00'],
    ['long before 1970', '1969-12-28T11:00:00+06:00', true, '1969-12-28T17:00'],
  ])('%s', (_, moment, open, next) => {
    const now = new Date(moment);
    expect(isOpen(now, hours)).toBe(open);
    expect(nextChange(now, hours)).toEqual(new Date(`${next}:00+06:00`));
  });

  test('the status changes exactly when support opens or closes', () => {
    const first = new Date('2020-01-01T00:00:00Z').getTime();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20 * 365 * 24 * 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (minutes, share) => {
          const now = new Date(first + minutes * 60_000);
          const change = nextChange(now, hours);
          if (!change) throw new Error('Expected a next change');
          const wait = change.getTime() - now.getTime();
          expect(wait).toBeGreaterThan(0);
          expect(isOpen(change, hours)).toBe(!isOpen(now, hours));
          const between = new Date(now.getTime() + Math.floor(share * (wait - 1)));
          expect(isOpen(between, hours)).toBe(isOpen(now, hours));
        },
      ),
    );
  });
});

describe('other possible hours', () => {
  test('past midnight', () => {
    const night: SupportHours = { ...hours, days: [5], opens: '22:00', closes: '02:00' };
    const saturdayNight = new Date('2026-03-07T01:30:00+06:00');
    expect(isOpen(saturdayNight, night)).toBe(true);
    expect(nextChange(saturdayNight, night)).toEqual(new Date('2026-03-07T02:00:00+06:00'));
    expect(isOpen(new Date('2026-03-06T01:30:00+06:00'), night)).toBe(false);
    expect([21, 22, 23, 0, 1, 2].map((hour) => isWithinHours(hour * 60, night))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('open for two days without a break: closes once, at the end', () => {
    const weekend: SupportHours = { ...hours, days: [5, 6], opens: '00:00', closes: '24:00' };
    const friday = new Date('2026-03-06T12:00:00+06:00');
    expect(nextChange(friday, weekend)).toEqual(new Date('2026-03-08T00:00:00+06:00'));
  });

  test('always open: never changes', () => {
    const always: SupportHours = {
      ...hours,
      days: [0, 1, 2, 3, 4, 5, 6],
      opens: '00:00',
      closes: '24:00',
    };
    const now = new Date('2026-03-06T12:00:00+06:00');
    expect(isOpen(now, always)).toBe(true);
    expect(nextChange(now, always)).toBeNull();
  });

  test('west of Greenwich', () => {
    const west: SupportHours = { ...hours, utcOffsetMinutes: -210 };
    expect(isOpen(new Date('2026-03-02T10:00:00-03:30'), west)).toBe(true);
    expect(isOpen(new Date('2026-03-02T09:59:00-03:30'), west)).toBe(false);
  });
});

test('companyClock is the time in the company’s zone', () => {
  expect(companyClock(new Date('2026-03-06T20:05:00Z'), hours)).toEqual({
    weekday: 6,
    minutes: 125,
  });
  expect(clockText(125)).toBe('02:05');
});
