import planCards from '#content/words/plan-cards.js';
import { findProduct } from '../sandbox/catalogue.ts';
import { tlds } from '../sandbox/tlds.ts';
import { planFamilies } from '../src/site/plans.ts';
import type { BillingCycle } from '../src/schema/billingCycles.ts';
import type { Plan } from '../src/schema/plan.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { digits } from '../src/language/inWords.ts';
import { cycleWords } from '../src/language/cycleWords.ts';
import { monthlyEquivalent } from '../src/pricing/monthlyEquivalent.ts';
import { saving } from '../src/pricing/discount.ts';
import { formatTaka, formatTakaExact } from '../src/pricing/money.ts';

/*
 * Prices as pages show them, from the content and the sandbox, so that no browser test breaks when
 * one of them changes. src/pricing has its own tests.
 */

export function findPlan(id: number): Plan {
  const plan = planFamilies.flatMap(({ plans }) => plans).find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

/** What the sandbox charges for a plan, in taka. */
export function livePrice(id: number, cycle: BillingCycle = 'monthly'): number {
  return Number(findProduct(String(id))?.live[cycle]);
}

/** The live price of a plan: ৳75/mo. */
export function shownLivePrice(id: number, cycle: BillingCycle = 'monthly'): string {
  return formatTaka(livePrice(id, cycle)) + cycleWords[cycle].suffix;
}

/** The list price of a plan where there is no live price: ৳100/mo. */
export function shownListPrice(id: number, cycle: BillingCycle = 'monthly'): string {
  return formatTaka(findPlan(id).listPrice[cycle] ?? null) + cycleWords[cycle].suffix;
}

/** The struck-out list price and the badge next to a live price: ৳100 and Save 25%; '' for none. */
export function shownSaving(
  id: number,
  cycle: BillingCycle = 'monthly',
): [struckOut: string, badge: string] {
  const list = findPlan(id).listPrice[cycle] ?? null;
  const saved = saving(list, livePrice(id, cycle));
  if (saved === null) return ['', ''];
  return [formatTaka(list), saved.percent === null ? '' : shownPercent(saved.percent)];
}

/** The badge with what a price saves: Save 25%. */
export function shownPercent(percent: number): string {
  return fillPlaceholders(planCards.save, { percent: digits(percent) });
}

/** The live yearly price per month: ৳66.67/mo. */
export function shownMonthlyEquivalent(id: number): string {
  const monthly = monthlyEquivalent(livePrice(id, 'annually'), 'annually');
  return formatTakaExact(monthly) + cycleWords.monthly.suffix;
}

/** What the sandbox charges for an extension: to register, renew, transfer, and for three years. */
export function shownDomainPrices(extension: string, unknown: string): string[] {
  const { live = 0, renew, transfer } = tlds[extension] ?? {};
  const years = renew === undefined ? undefined : Number(live) + 2 * Number(renew);
  return [live, renew, transfer, years].map((price) =>
    price === undefined ? unknown : formatTaka(Number(price)),
  );
}

/** What the sandbox charges for a domain extension: ৳322. */
export function shownDomainPrice(extension: string): string {
  return formatTaka(Number(tlds[extension]?.live));
}
