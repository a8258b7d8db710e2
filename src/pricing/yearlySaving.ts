import type { BillingCycle } from '../schema/plan.ts';
import { toHundredths } from './round.ts';

/** A plan's price in each cycle; null if there is none. */
type CyclePrices = Readonly<Record<BillingCycle, number | null>>;

/** How much paying by the year saves, in whole percent. */
interface YearlySaving {
  percent: number;
  /** Whether other plans save less, so that the text has to say 'up to'. */
  isMost: boolean;
}

/**
 * How much less a year costs than twelve months, or null if no plan saves a whole percent. Rounded
 * down, so that the saving is never overstated. A plan without both prices counts as one that saves
 * nothing.
 */
export function yearlySaving(plans: readonly CyclePrices[]): YearlySaving | null {
  const percents = plans.map(savedPercent);
  const percent = Math.max(0, ...percents);
  return percent < 1 ? null : { percent, isMost: percents.some((other) => other !== percent) };
}

function savedPercent({ monthly, annually }: CyclePrices): number {
  if (monthly === null || annually === null) return 0;
  const twelveMonths = toHundredths(monthly) * 12;
  return Math.floor(((twelveMonths - toHundredths(annually)) * 100) / twelveMonths);
}
