import type { BillingCycle } from '../schema/billingCycles.ts';
import { fillPlaceholders } from '../site/fillPlaceholders.ts';
import { language } from '../site/language.ts';

/** What this edition calls each billing cycle in which something is sold. */
export const cycleWords = language.cycles;

/** A text about one billing cycle: `{cycle}` is 'Yearly', `{every}` is 'per year'. */
export function inCycle(
  text: string,
  cycle: BillingCycle,
  values: Readonly<Record<string, string>> = {},
): string {
  const { name, every } = cycleWords[cycle];
  return fillPlaceholders(text, { ...values, cycle: name, every });
}
