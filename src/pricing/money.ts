import { digits as inDigits } from '../language/inWords.ts';
import { site } from '../site/site.ts';
import { toHundredths } from './round.ts';

/*
 * Not Intl: engines differ in how they group South Asian numbers, and the hydrated page must match
 * the prerendered one exactly.
 */
const southAsianGroups = /\B(?=(?:\d{2})*\d{3}$)/g;
const westernGroups = /\B(?=(?:\d{3})+$)/g;

const sign = { BDT: '৳', USD: '$', EUR: '€' }[site.currency];
const ownGroups = site.currency === 'BDT' ? southAsianGroups : westernGroups;

/** A price in the site's currency, such as taka: ৳1,20,000, ৳99.50, or ৳0 if there is none. */
export function formatTaka(amount: number | null): string {
  return `${sign}${formatAmount(amount)}`;
}

/** The same without the sign, for sentences that name the currency. */
export function formatAmount(amount: number | null): string {
  const { whole, fraction } = digits(amount ?? 0);
  return inDigits(`${group(whole, ownGroups)}${fraction === '00' ? '' : `.${fraction}`}`);
}

/** An amount in the site's currency, always with two decimals, for the monthly equivalent: ৳100.00. */
export function formatTakaExact(amount: number): string {
  const { whole, fraction } = digits(amount);
  return inDigits(`${sign}${group(whole, ownGroups)}.${fraction}`);
}

/** An amount in US dollars, always with two decimals: $3.95. */
export function formatDollars(amount: number): string {
  const { whole, fraction } = digits(amount);
  return inDigits(`$${group(whole, westernGroups)}.${fraction}`);
}

/** NaN, Infinity and negative amounts count as zero: no visitor should ever see one. */
function digits(amount: number): { whole: string; fraction: string } {
  const hundredths = toHundredths(amount);
  const shown = Number.isFinite(hundredths) && hundredths > 0 ? hundredths : 0;
  // BigInt, because numbers from 1e21 on are printed with an exponent.
  const text = BigInt(shown).toString().padStart(3, '0');
  return { whole: text.slice(0, -2), fraction: text.slice(-2) };
}

function group(whole: string, groups: RegExp): string {
  return whole.replace(groups, ',');
}
