import type { BillingCycle } from '../content/schema/plan.ts';
import { toHundredths } from './round.ts';

/** What follows a price, by the cycle that it is paid in. */
export const cycleSuffix: Readonly<Record<BillingCycle, string>> = {
  monthly: '/mo',
  annually: '/yr',
};

/** What a yearly price comes to per month, rounded to the paisa; null where there is no price. */
export function monthlyEquivalent(yearly: number | null): number | null {
  return yearly === null ? null : Math.round(toHundredths(yearly) / 12) / 100;
}
