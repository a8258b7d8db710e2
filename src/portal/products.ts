import type { CyclePrices } from '../schema/billingCycles.ts';
import { parseProducts } from './responses.ts';
import type { LiveProducts } from './responses.ts';
import { callPortal } from './call.ts';
import { portalHost } from './host.ts';
import { productsUrl } from './links.ts';
import { purchasePath } from './paths.ts';

/** A plan as the content has it. */
export interface ListedPlan {
  id: number;
  listPrice: CyclePrices;
  slug?: string | undefined;
}

/** Loads the live data of some products in one call. */
export async function loadProducts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<LiveProducts> {
  return parseProducts(await callPortal(productsUrl(ids), signal), ids);
}

/** What the portal would answer if it charged the list prices. */
export function listedProducts(plans: readonly ListedPlan[]): LiveProducts {
  return new Map(
    plans.map(({ id, listPrice: prices, slug }) => {
      return [id, { name: null, prices, url: `${portalHost}${purchasePath({ id, slug })}` }];
    }),
  );
}
