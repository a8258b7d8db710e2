import type { ChartedFeature, Plan } from '../schema/plan.ts';

/** How much of a feature a plan has, such as 20 for an I/O limit of 20 MB/s. */
export function amountOf({ amounts }: Plan, id: ChartedFeature): number {
  return amounts[id] ?? 0;
}
