import { toHundredths } from './round.ts';

/*
 * The grouping is written out and not left to Intl: engines differ in their data for South Asian
 * groups, and the prerendered page must match the hydrated one letter for letter.
 */
const southAsianGroups = /\B(?=(?:\d{2})*\d{3}$)/g;
const westernGroups = /\B(?=(?:\d{3})+$)/g;

/** An amount in taka as a price reads: ৳1,20,000, ৳99.50, and ৳0 where there is no price. */
export function formatTaka(amount: number | null): string {
  const { whole, fraction } = digits(amount ?? 0);
  return `৳${group(whole, southAsianGroups)}${fraction === '00' ? '' : `.${fraction}`}`;
}

/** An amount in taka that always has two decimals, as the monthly equivalent does: ৳100.00. */
export function formatTakaExact(amount: number): string {
  const { whole, fraction } = digits(amount);
  return `৳${group(whole, southAsianGroups)}.${fraction}`;
}

/** An amount in US dollars, always with two decimals: $3.95. */
export function formatDollars(amount: number): string {
  const { whole, fraction } = digits(amount);
  return `$${group(whole, westernGroups)}.${fraction}`;
}

/** No visitor ever reads NaN, Infinity or a negative price: such an amount counts as zero. */
function digits(amount: number): { whole: string; fraction: string } {
  const hundredths = toHundredths(amount);
  const shown = Number.isFinite(hundredths) && hundredths > 0 ? hundredths : 0;
  // BigInt, because a double past 1e21 prints itself with an exponent.
  const text = BigInt(shown).toString().padStart(3, '0');
  return { whole: text.slice(0, -2), fraction: text.slice(-2) };
}

function group(whole: string, groups: RegExp): string {
  return whole.replace(groups, ',');
}
