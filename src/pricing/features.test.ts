import { expect, test } from 'vitest';
import { testPlan } from '../site/testPlans.ts';
import { amountOf } from './features.ts';

const plan = testPlan({ amounts: { ioLimit: 20 } });

test('amountOf is the amount of a feature', () => {
  expect(amountOf(plan, 'ioLimit')).toBe(20);
});

test('amountOf is 0 if the plan lacks the feature, or has it without a number', () => {
  expect(amountOf(plan, 'sqlDatabases')).toBe(0);
});
