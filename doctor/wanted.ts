import { planFamilies } from '../src/content/plans/families.ts';
import { homeCards } from '../src/content/plans/homeCards.ts';
import type { BillingCycle } from '../src/content/schema/plan.ts';
import { productsPath, tldsPath } from '../src/portal/paths.ts';

/** A call that pages of the site make when they open. */
export interface WantedCall {
  /** Who makes the call, for people: '/web-hosting'. */
  caller: string;
  path: string;
  /** The products that it asks for; none for the call for domain prices. */
  ids: readonly number[];
}

/** A product that the site sells. */
export interface WantedProduct {
  id: number;
  /** The plan's name on the site, where it is a plan. */
  name: string | undefined;
  /** The cycles that the site shows a price for, each with its list price where it has one. */
  listPrices: ReadonlyMap<BillingCycle, number | undefined>;
}

/** Every call that the site makes, with the very ids and in the very order. */
export const wantedCalls: readonly WantedCall[] = [
  { caller: 'domain search', path: tldsPath, ids: [] },
  productsCall(
    '/',
    homeCards.map(({ id }) => id),
  ),
  ...planFamilies.map(({ path, plans }) =>
    productsCall(
      path,
      plans.map(({ id }) => id),
    ),
  ),
  productsCall(
    'price overviews',
    planFamilies.flatMap(({ plans }) => plans.map(({ id }) => id)),
  ),
];

/** Every product that the site sells, by id. */
export const wantedProducts: ReadonlyMap<number, WantedProduct> = new Map(
  [
    // A card of the home page shows a monthly price; the plan behind it says the rest.
    ...homeCards.map(({ id, listPrice }): WantedProduct => {
      return { id, name: undefined, listPrices: new Map([['monthly', listPrice]]) };
    }),
    ...planFamilies.flatMap(({ plans, cycles }) =>
      plans.map(({ id, name, listPrice }): WantedProduct => {
        return { id, name, listPrices: new Map(cycles.map((cycle) => [cycle, listPrice[cycle]])) };
      }),
    ),
  ].map((product) => [product.id, product]),
);

/** How people know a product: '36 Gold VPS'. */
export function nameOf(id: number): string {
  return [id, wantedProducts.get(id)?.name].filter((part) => part !== undefined).join(' ');
}

function productsCall(caller: string, ids: readonly number[]): WantedCall {
  return { caller, path: productsPath(ids), ids };
}
