import type { Plan } from '../schema/plan.ts';

/** A plan's value in a row of the comparison tables. */
export function specOf(plan: Plan, row: string): string {
  const feature = plan.features.find(({ spec }) => spec.row === row);
  if (!feature) throw new Error(`${plan.name} has no row '${row}'`);
  return feature.spec.value;
}

/** The number in such a value: 20 for '20 MB/s'. */
export function specNumber(plan: Plan, row: string): number {
  const number = Number.parseFloat(specOf(plan, row));
  if (Number.isNaN(number)) throw new Error(`${plan.name}: '${row}' holds no number`);
  return number;
}
