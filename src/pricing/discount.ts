import { toHundredths } from './round.ts';

/** The saving compared with the list price. */
export interface Saving {
  /** The N of 'Save N%', or null if it would be 0. */
  percent: number | null;
}

/**
 * How far the live price is below the list price, in whole percent, rounded half up. Calculated in
 * paisa, because (200 - 171) / 200 * 100 is 14.499999999999998 in floating point instead of 14.5.
 */
export function discountPercent(listPrice: number, livePrice: number): number {
  const list = toHundredths(listPrice);
  return Math.round(((list - toHundredths(livePrice)) * 100) / list);
}

/**
 * The saving that a card shows, or null if there is none: a price is missing, or the live price is
 * not below the list price. With a saving the list price is struck out; the badge also needs a
 * percentage of at least 1.
 */
export function saving(
  listPrice: number | null | undefined,
  livePrice: number | null,
): Saving | null {
  if (listPrice === null || listPrice === undefined || livePrice === null) return null;
  if (toHundredths(livePrice) >= toHundredths(listPrice)) return null;
  const percent = discountPercent(listPrice, livePrice);
  return { percent: percent >= 1 ? percent : null };
}
