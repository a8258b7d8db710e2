import { planFamilies } from '../src/site/plans.ts';
import { livePrice } from './live-prices.ts';

/** The prices of a product per billing cycle, in the portal's format. */
export interface CyclePrices {
  monthly: string;
  annually: string;
}

export interface SandboxProduct {
  id: number;
  slug?: string | undefined;
  name: string;
  /** The portal's current prices: mostly below the list price, sometimes equal or above. */
  live: CyclePrices;
  /** The site's list prices, for the faults `at-list` and `above-list`. */
  list: CyclePrices;
}

/** The portal's price for a billing cycle in which a product is not sold. */
export const cycleOff = '-1.00';

/** Every plan of the site. */
export const products: readonly SandboxProduct[] = planFamilies
  .flatMap(({ plans }) => plans)
  .map(({ id, slug, name, listPrice: { monthly, annually } }, place) => ({
    id,
    slug,
    name,
    live: formatPrices({
      monthly: livePrice(monthly, place),
      annually: annually && livePrice(annually * 0.95, place),
    }),
    list: formatPrices({ monthly, annually }),
  }));

const byId = new Map(products.map((product) => [String(product.id), product]));

export function findProduct(id: string): SandboxProduct | undefined {
  return byId.get(id);
}

function formatPrices({ monthly, annually }: { monthly: number; annually?: number | undefined }) {
  return {
    monthly: monthly.toFixed(2),
    annually: annually === undefined ? cycleOff : annually.toFixed(2),
  };
}
