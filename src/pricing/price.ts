import { toHundredths } from './round.ts';

/** No hosting plan costs more, and up to here a number can hold every paisa exactly. */
const maxPrice = 1_000_000_000_000;

/**
 * Digits, plain or with western (120,000) or South Asian (1,20,000) grouping, and an optional
 * fraction. '1,2' and '12,50' are rejected: the comma may be a decimal one or a digit may be missing,
 * and a wrong price is worse than none.
 */
const priceText = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d+)?$/;

/**
 * A price from the portal, rounded to the paisa, or null if there is none. Zero means none: the
 * portal sends 0.00 for what has no price, and nothing here is free. So does '-1.00', which the
 * portal sends for a billing cycle that is switched off.
 */
export function parsePrice(value: unknown): number | null {
  const amount = toNumber(value);
  if (amount === null || !(amount > 0 && amount <= maxPrice)) return null;
  const hundredths = toHundredths(amount);
  return hundredths > 0 ? hundredths / 100 : null;
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return priceText.test(text) ? Number(text.replaceAll(',', '')) : null;
}
