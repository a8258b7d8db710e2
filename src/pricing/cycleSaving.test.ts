import * as fc from '../../tests/random.ts';
import { expect, test } from 'vitest';
import { billingCycles, cycleMonths } from '../schema/billingCycles.ts';
import type { CyclePrices } from '../schema/billingCycles.ts';
import { cycleSaving } from './cycleSaving.ts';

const plan = (monthly?: number, annually?: number) => ({ monthly, annually });
const saving = (plans: readonly CyclePrices[]) => cycleSaving(plans, ['monthly', 'annually']);

test('is the same percentage for all plans', () => {
  expect(saving([plan(100, 1080), plan(500, 5400)])).toEqual({
    cycle: 'annually',
    percent: 10,
    isMost: false,
  });
});

test('is the largest saving if plans differ', () => {
  expect(saving([plan(75, 800), plan(400, 4500)])).toMatchObject({ percent: 11, isMost: true });
});

test('is that of the cycle that saves most, against the shortest', () => {
  const prices = { monthly: 100, quarterly: 290, annually: 1080, biennially: 1920 };
  expect(cycleSaving([prices], ['annually', 'quarterly', 'biennially', 'monthly'])).toEqual({
    cycle: 'biennially',
    percent: 20,
    isMost: false,
  });
  expect(cycleSaving([prices], ['quarterly', 'annually'])).toEqual({
    cycle: 'annually',
    percent: 6,
    isMost: false,
  });
});

test('is rounded down, so that it is never overstated', () => {
  // 11.99%
  expect(saving([plan(100, 1056.12)])).toMatchObject({ percent: 11, isMost: false });
  expect(saving([plan(100, 1188)])).toMatchObject({ percent: 1, isMost: false });
});

test.each([
  ['there are no plans', []],
  ['a year costs twelve months', [plan(100, 1200)]],
  ['a year costs more', [plan(100, 1300)]],
  ['less than one percent is saved', [plan(667, 7999.5)]],
  ['the yearly price is missing', [plan(100)]],
  ['the monthly price is missing', [plan(undefined, 900)]],
])('is null if %s', (_, plans) => {
  expect(saving(plans)).toBeNull();
});

test('is null if there is one cycle, or none', () => {
  expect(cycleSaving([plan(100, 900)], ['annually'])).toBeNull();
  expect(cycleSaving([plan(100, 900)], [])).toBeNull();
});

test('a plan without both prices counts as one that saves less', () => {
  expect(saving([plan(100, 900), plan(500)])).toMatchObject({ percent: 25, isMost: true });
});

test('all plans save that much, or one does and none saves more', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 }).map((paisa) => paisa / 100);
  const prices = fc.dictionary(fc.constantFrom(...billingCycles), price);
  fc.assert(
    fc.property(fc.array(prices), (plans: CyclePrices[]) => {
      const found = cycleSaving(plans, billingCycles);
      if (found === null) return;
      const saved = plans.map(({ monthly, [found.cycle]: long }) =>
        monthly === undefined || long === undefined
          ? 0
          : (1 - long / (monthly * cycleMonths[found.cycle])) * 100,
      );
      const least = found.isMost ? Math.max(...saved) : Math.min(...saved);
      expect(found.percent).toBeGreaterThanOrEqual(1);
      expect(found.percent).toBeLessThanOrEqual(least + 1e-6);
      expect(Math.max(...saved)).toBeLessThan(found.percent + 1 + 1e-6);
    }),
  );
});
