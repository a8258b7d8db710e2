import type { Plan } from '../../../schema/plan.ts';

/** The rows of a table in which not all plans have the same value. */
export function differingRows(plans: readonly Plan[]): ReadonlySet<string> {
  const [first, ...others] = plans;
  const differing = first?.features.filter(({ spec }, index) =>
    others.some((plan) => plan.features[index]?.spec.value !== spec.value),
  );
  return new Set(differing?.map(({ spec }) => spec.row));
}
