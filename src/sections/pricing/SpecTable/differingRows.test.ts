import { expect, test } from 'vitest';
import { testPlan } from '../../../site/testPlans.ts';
import { differingRows } from './differingRows.ts';

/** A plan with these values, one per row. */
function plan(...values: string[]) {
  return testPlan({
    features: values.map((value, index) => ({
      icon: 'globe',
      title: value,
      spec: { row: `Row ${index + 1}`, value },
    })),
  });
}

test('finds the rows in which plans differ', () => {
  const plans = [
    plan('1 GB', 'Included', '5'),
    plan('5 GB', 'Included', '5'),
    plan('5 GB', 'Included', '10'),
  ];
  expect([...differingRows(plans)]).toEqual(['Row 1', 'Row 3']);
});

test('finds none if there is only one plan, or no plan', () => {
  expect(differingRows([plan('1 GB')]).size).toBe(0);
  expect(differingRows([]).size).toBe(0);
});
