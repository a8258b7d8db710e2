import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearlySaving } from './yearlySaving.ts';

const plan = (monthly: number | null, annually: number | null) => ({ monthly, annually });

test('is the same percentage for all plans', () => {
  expect(yearlySaving([plan(100, 1080), plan(500, 5400)])).toEqual({ percent: 10, isMost: false });
});

test('is the largest saving if plans differ', () => {
  expect(yearlySaving([plan(75, 800), plan(400, 4500)])).toEqual({ percent: 11, isMost: true });
});

test('is rounded down, so that it is never overstated', () => {
  // 11.99%
  expect(yearlySaving([plan(100, 1056.12)])).toEqual({ percent: 11, isMost: false });
});

test.each([
  ['there are no plans', []],
  ['a year costs twelve months', [plan(100, 1200)]],
  ['a year costs more', [plan(100, 1300)]],
  ['less than one percent is saved', [plan(667, 7999.5)]],
  ['the yearly price is missing', [plan(100, null)]],
  ['the monthly price is missing', [plan(null, 900)]],
])('is null if %s', (_, plans) => {
  expect(yearlySaving(plans)).toBeNull();
});

test('a plan without both prices counts as one that saves less', () => {
  expect(yearlySaving([plan(100, 900), plan(500, null)])).toEqual({ percent: 25, isMost: true });
});

test('all plans save that much, or one does and none saves more', () => {
  const price = fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((paisa) => paisa / 100));
  fc.assert(
    fc.property(fc.array(fc.record({ monthly: price, annually: price })), (plans) => {
      const found = yearlySaving(plans);
      if (found === null) return;
      const saved = plans.map(({ monthly, annually }) =>
        monthly === null || annually === null ? 0 : (1 - annually / (monthly * 12)) * 100,
      );
      const least = found.isMost ? Math.max(...saved) : Math.min(...saved);
      expect(found.percent).toBeGreaterThanOrEqual(1);
      expect(found.percent).toBeLessThanOrEqual(least + 1e-6);
      expect(Math.max(...saved)).toBeLessThan(found.percent + 1 + 1e-6);
    }),
  );
});
