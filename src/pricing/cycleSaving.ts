import { cycleMonths } from '../schema/billingCycles.ts';
import type { BillingCycle, CyclePrices } from '../schema/billingCycles.ts';
import { toHundredths } from './round.ts';

/** What paying for longer saves, in whole percent. */
interface CycleSaving {
  /** The cycle that saves most. */
  cycle: BillingCycle;
  percent: number;
  /** Whether other plans save less, so that the text has to say 'up to'. */
  isMost: boolean;
}

/**
 * How much less the best of some billing cycles costs than the shortest, or null if no plan saves a whole
 * percent. Rounded down, so that the saving is never overstated. A plan without both prices counts as one
 * that saves nothing.
 */
export function cycleSaving(
  plans: readonly CyclePrices[],
  cycles: readonly BillingCycle[],
): CycleSaving | null {
  const [shortest, ...longer] = [...cycles].sort((a, b) => cycleMonths[a] - cycleMonths[b]);
  if (shortest === undefined) return null;
  const savings = longer.map((cycle) => {
    const percents = plans.map((plan) => savedPercent(plan, shortest, cycle));
    const percent = Math.max(0, ...percents);
    return { cycle, percent, isMost: percents.some((other) => other !== percent) };
  });
  const [best] = savings.sort((one, other) => other.percent - one.percent);
  return best && best.percent >= 1 ? best : null;
}

function savedPercent(prices: CyclePrices, shortest: BillingCycle, cycle: BillingCycle): number {
  const { [shortest]: short, [cycle]: long } = prices;
  if (short === undefined || long === undefined) return 0;
  const regular = (toHundredths(short) * cycleMonths[cycle]) / cycleMonths[shortest];
  return Math.floor(((regular - toHundredths(long)) * 100) / regular);
}
