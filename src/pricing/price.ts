import { toHundredths } from './round.ts';

/** Above this no hosting plan is priced, and below it every paisa is exact in a double. */
const highestPrice = 1_000_000_000_000;

/**
 * Digits, either plain or grouped the western way (120,000) or the South Asian way (1,20,000), and
 * an optional fraction. '1,2' or '12,50' is refused: it may be a decimal comma or a lost digit,
 * and a guessed price is worse than none.
 */
const priceText = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})(?:\.\d+)?$/;

/**
 * The price that a portal's value means, rounded to the paisa, or null where it means none.
 * Zero is none as well: the portal sends 0.00 for what it has not priced, nothing here is free, and
 * a missing price reads ৳0 anyway. So is '-1.00', the portal's mark for a cycle that is off.
 */
export function parsePrice(value: unknown): number | null {
  const amount = toNumber(value);
  if (amount === null || !(amount > 0 && amount <= highestPrice)) return null;
  const hundredths = toHundredths(amount);
  return hundredths > 0 ? hundredths / 100 : null;
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return priceText.test(text) ? Number(text.replaceAll(',', '')) : null;
}
