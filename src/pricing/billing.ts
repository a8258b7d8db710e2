import { language } from '../site/language.ts';
import type { BillingCycle } from '../schema/plan.ts';
import { toHundredths } from './round.ts';

/** The suffix of a price, by billing cycle. */
export const cycleSuffix: Readonly<Record<BillingCycle, string>> = {
  monthly: language.perMonth,
  annually: language.perYear,
};

/** A yearly price per month, rounded to the paisa, or null if there is no price. */
export function monthlyEquivalent(yearly: number | null): number | null {
  return yearly === null ? null : Math.round(toHundredths(yearly) / 12) / 100;
}
