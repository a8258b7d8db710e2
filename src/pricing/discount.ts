import { toHundredths } from './round.ts';

/** What a buyer saves against the list price. */
export interface Saving {
  /** The N of 'Save N%', or null where it would read 'Save 0%'. */
  percent: number | null;
}

/**
 * The share of the list price that the live price takes off, in whole percent, rounded half up.
 * Counted in paisa, because (200 - 171) / 200 * 100 is 14.499999999999998 in doubles, not 14.5.
 */
export function discountPercent(listPrice: number, livePrice: number): number {
  const list = toHundredths(listPrice);
  return Math.round(((list - toHundredths(livePrice)) * 100) / list);
}

/**
 * The saving that a card shows, or null where there is nothing to save: no list price, no live
 * price, the same price, or a live price above the list. With a saving the list price is struck
 * out; the badge needs a percent too, since 'Save 0%' for a difference of a few paisa is noise.
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
