import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { Plan } from '../../schema/plan.ts';
import type { LiveProduct } from '../../portal/responses.ts';

/** What is charged once with the first bill: the portal's word goes before ours. */
export function setupFeeOf(
  { setupFees: listed }: Pick<Plan, 'setupFees'>,
  product: LiveProduct | undefined,
  cycle: BillingCycle,
): number | undefined {
  return (product?.setupFees ?? listed)?.[cycle];
}
