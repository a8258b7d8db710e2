import { billingCycles } from '../src/schema/billingCycles.ts';
import { BillingError, type Products, type Tlds } from './billing.ts';
import type { Settings } from './settings.ts';
import type { SiteFacts } from './site.ts';

/** The products of the site beside those of the billing system, and what is wrong. */
export interface Report {
  table: string[];
  problems: string[];
}

const limit = (): AbortSignal => AbortSignal.timeout(30_000);

/** Connects to the billing system and compares it with the site. Throws a BillingError if that fails. */
export async function check(settings: Settings, site: SiteFacts): Promise<Report> {
  const { billing, billingUrl, siteOrigin, currency } = settings;
  const products = await billing.products(limit());
  const tlds = await billing.tlds(limit());
  const { table, problems } = compare(products, tlds, site, billing.name, currency);
  if (new URL(site.url).origin !== siteOrigin) {
    problems.unshift(`url of the site is ${site.url}, but SITE_ORIGIN is ${siteOrigin}`);
  }
  if (site.portalUrl !== billingUrl) {
    problems.unshift(
      `portalUrl of the site is ${site.portalUrl}, but BILLING_URL is ${billingUrl}: the site only uses purchase links on its portal's own address`,
    );
  }
  if (currency !== 'BDT') {
    problems.unshift(`the site shows every price in taka, but BILLING_CURRENCY is ${currency}`);
  }
  const extension = site.extensions.find((name) => Object.hasOwn(tlds, name));
  if (extension !== undefined) problems.push(...(await tryLookup(settings, extension)));
  return { table, problems };
}

async function tryLookup({ billing }: Settings, extension: string): Promise<string[]> {
  try {
    const available = await billing.isAvailable('example', extension, limit());
    return available === null ? [`looking up example.${extension} gives no answer`] : [];
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    return [`looking up example.${extension} fails: ${error.message}`];
  }
}

/** What the billing system has beside what the site needs. */
export function compare(
  products: Products,
  tlds: Tlds,
  site: Pick<SiteFacts, 'families' | 'extensions'>,
  name: string,
  currency: string,
): Report {
  const table: string[] = [];
  const problems: string[] = [];
  const shownCycles = billingCycles.filter((cycle) =>
    Object.values(products).some(({ pricing }) => pricing[cycle] !== undefined),
  );
  const row = (label: string, product: Products[string] | undefined): void => {
    const prices = shownCycles.map((cycle) => `${cycle} ${product?.pricing[cycle] ?? '-'}`);
    const cells = product ? `${product.name.padEnd(28)} ${prices.join('  ')}` : 'missing';
    table.push(`${label.padEnd(40)} ${cells}`);
  };
  const plans = site.families.flatMap(({ id: family, plans: own }) =>
    own.map((plan) => ({ ...plan, family })),
  );
  for (const { family, id, name: planName, cycles: shown } of plans) {
    const product = products[id];
    row(`${family} ${id} ${planName}`, product);
    if (!product) problems.push(`plan ${id} of ${family} is not in ${name}, or is hidden there`);
    for (const cycle of product ? shown : []) {
      if (product?.pricing[cycle] !== undefined) continue;
      problems.push(`no price for ${id} (${planName}) billed ${cycle}, in ${currency}`);
    }
  }
  for (const [id, product] of Object.entries(products)) {
    if (!plans.some((plan) => String(plan.id) === id)) row(`not on the site: ${id}`, product);
  }
  for (const extension of site.extensions) {
    if (Object.hasOwn(tlds, extension)) continue;
    problems.push(`no price for a year of .${extension} in ${currency}`);
  }
  return { table, problems };
}

export function formatReport({ table, problems }: Report): string {
  const list = ['Problems', ...problems.map((item) => `- ${item}`)];
  return [...table, '', ...(problems.length > 0 ? list : ['No problems.'])].join('\n');
}
