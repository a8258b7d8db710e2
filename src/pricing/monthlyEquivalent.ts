import { cycleMonths } from '../schema/billingCycles.ts';
import type { BillingCycle } from '../schema/billingCycles.ts';
import { toHundredths } from './round.ts';

/** What the price of a billing cycle comes to per month, rounded to the paisa. */
export function monthlyEquivalent(price: number, cycle: BillingCycle): number {
  return Math.round(toHundredths(price) / cycleMonths[cycle]) / 100;
}
