/** The billing cycles that WHMCS knows, by its names, and how many months each lasts: shortest first. */
export const cycleMonths = {
  monthly: 1,
  quarterly: 3,
  semiannually: 6,
  annually: 12,
  biennially: 24,
  triennially: 36,
} as const;
export type BillingCycle = keyof typeof cycleMonths;
export const billingCycles = Object.keys(cycleMonths) as BillingCycle[];

/** A price for each cycle in which something is sold. */
export type CyclePrices = Readonly<Partial<Record<BillingCycle, number | undefined>>>;

/** A value for each billing cycle that has one. */
export function byCycle<T>(
  valueOf: (cycle: BillingCycle) => T | undefined,
): Partial<Record<BillingCycle, T>> {
  const entries = billingCycles.map((cycle) => [cycle, valueOf(cycle)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The cycle that cards show at first: the one that the family names first. */
export function firstCycle(cycles: readonly BillingCycle[]): BillingCycle {
  return cycles[0] ?? 'monthly';
}
