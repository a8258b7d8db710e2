import { byCycle } from '../src/schema/billingCycles.ts';
import type { BillingCycle } from '../src/schema/billingCycles.ts';
import { planFamilies } from '../src/site/plans.ts';
import { livePrice } from './live-prices.ts';

/** The prices of a product in each billing cycle, in the portal's format. */
export type PortalPrices = Readonly<Record<BillingCycle, string>>;

export interface SandboxProduct {
  id: number;
  slug?: string | undefined;
  name: string;
  /** The portal's current prices: mostly below the list price, sometimes equal or above. */
  live: PortalPrices;
  /** The site's list prices, for the faults `at-list` and `above-list`. */
  list: PortalPrices;
  /** What is charged once, with the first bill. */
  setup: Partial<PortalPrices>;
}

/** The portal's price for a billing cycle in which a product is not sold. */
export const cycleOff = '-1.00';

/** Every plan of the site. */
export const products: readonly SandboxProduct[] = planFamilies
  .flatMap(({ plans }) => plans)
  .map(({ id, slug, name, listPrice, setupFees = {} }, place) => ({
    id,
    slug,
    name,
    live: formatPrices((cycle) => {
      const price = listPrice[cycle];
      // Paying for longer is a little cheaper.
      return price && livePrice(cycle === 'monthly' ? price : price * 0.95, place);
    }),
    list: formatPrices((cycle) => listPrice[cycle]),
    setup: byCycle((cycle) => setupFees[cycle]?.toFixed(2)),
  }));

const byId = new Map(products.map((product) => [String(product.id), product]));

export function findProduct(id: string): SandboxProduct | undefined {
  return byId.get(id);
}

function formatPrices(priceIn: (cycle: BillingCycle) => number | undefined): PortalPrices {
  return byCycle((cycle) => priceIn(cycle)?.toFixed(2) ?? cycleOff) as PortalPrices;
}
