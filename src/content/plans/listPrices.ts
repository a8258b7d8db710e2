import type { Plan } from '../schema/plan.ts';

/**
 * List prices in taka, by the portal's product id. They are separate from the plans, so that
 * a page with a price doesn't load every plan's features.
 */
export const listPrices = {
  // Shared hosting
  52: { monthly: 100, annually: 1200 },
  53: { monthly: 500, annually: 6000 },
  54: { monthly: 1000, annually: 12000 },
  // Premium hosting
  67: { monthly: 1000, annually: 12000 },
  68: { monthly: 5000, annually: 60000 },
  69: { monthly: 10000, annually: 120000 },
  // Reseller hosting
  57: { monthly: 499 },
  58: { monthly: 1500 },
  59: { monthly: 2000 },
  // Cloud VPS
  34: { monthly: 1500 },
  36: { monthly: 3000 },
  38: { monthly: 5000 },
  // Dedicated servers
  62: { monthly: 16000 },
  63: { monthly: 25500 },
  64: { monthly: 26000 },
} as const satisfies Record<number, Plan['listPrice']>;
