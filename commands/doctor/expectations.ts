import { homeCards, planFamilies } from '../../src/site/plans.ts';
import type { BillingCycle } from '../../src/schema/billingCycles.ts';
import {
  domainsPath,
  namePath,
  portalPaths,
  productsPath,
  tldsPath,
} from '../../src/portal/paths.ts';
import { portalPages, supportPages } from '../../src/schema/portal.ts';
import { site } from '../../src/site/site.ts';

/** A name that is taken everywhere, so that nobody's cart or statistics get a new one. */
export const testName = 'example.com';

/** An API call the site makes when a page opens. */
export interface ExpectedCall {
  /** The page or feature that makes the call: '/web-hosting'. */
  usedBy: string;
  path: string;
  /** The products it asks for; empty for domain prices. */
  ids: readonly number[];
}

/** A product the site sells. */
export interface ExpectedProduct {
  id: number;
  /** The plan's name on the site. */
  name: string;
  /** The billing cycles the site shows, with the list price where there is one. */
  listPrices: ReadonlyMap<BillingCycle, number | undefined>;
}

/** Every call the site makes, with the same ids in the same order. */
export const expectedCalls: readonly ExpectedCall[] = [
  { usedBy: 'domain search', path: tldsPath, ids: [] },
  ...(site.domainSearch === 'site'
    ? [{ usedBy: 'domain search', path: domainsPath([testName]), ids: [] }]
    : []),
  productsCall('/', homeCards),
  ...planFamilies.map(({ path, plans }) => productsCall(path, plans)),
  productsCall(
    'price overviews',
    planFamilies.flatMap(({ plans }) => plans),
  ),
];

function productsCall(usedBy: string, products: readonly { id: number }[]): ExpectedCall {
  const ids = products.map(({ id }) => id);
  return { usedBy, path: productsPath(ids), ids };
}

const unusedPages: ReadonlySet<string> = new Set(
  supportPages.filter((page) => !site.supportPages.includes(page)),
);

/** Every page of the portal that the site may link to, each once. */
export const expectedPages: readonly string[] = [
  ...new Set([
    ...portalPages.filter((page) => !unusedPages.has(page)).map((page) => portalPaths[page]),
    namePath('register', testName),
    namePath('transfer', testName),
  ]),
];

/** Every product the site sells, by id. */
export const expectedProducts: ReadonlyMap<number, ExpectedProduct> = new Map(
  planFamilies.flatMap(({ plans, cycles }) =>
    plans.map(({ id, name, listPrice }) => {
      const listPrices = new Map(cycles.map((cycle) => [cycle, listPrice[cycle]]));
      return [id, { id, name, listPrices }];
    }),
  ),
);

/** '36 Gold VPS', or just '36' for a product without a plan. */
export function productLabel(id: number): string {
  const name = expectedProducts.get(id)?.name;
  return name === undefined ? String(id) : `${id} ${name}`;
}
