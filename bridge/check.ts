import { BillingError, cycles, type Products, type Tlds } from './billing.ts';
import type { Settings } from './settings.ts';
import type { SiteFacts } from './site.ts';

export interface Report {
  /** The products of the site beside those of the billing system. */
  table: string[];
  problems: string[];
  notes: string[];
}

const words = { monthly: 'monthly', annually: 'yearly' } as const;
const checkMs = 30_000;

/** Connects to the billing system and compares it with the site. Throws a BillingError if that fails. */
export async function check(settings: Settings, site: SiteFacts): Promise<Report> {
  const { billing, currency } = settings;
  const products = await billing.products(AbortSignal.timeout(checkMs));
  const tlds = await billing.tlds(AbortSignal.timeout(checkMs));
  const report = compare(products, tlds, site, billing.name, currency);
  report.problems.unshift(...compareAddresses(settings, site));
  const extension = site.extensions.find((name) => Object.hasOwn(tlds, name));
  if (extension !== undefined) {
    const problem = await tryLookup(settings, extension);
    if (problem !== undefined) report.problems.push(problem);
  }
  return report;
}

function compareAddresses({ billingUrl, siteOrigin }: Settings, site: SiteFacts): string[] {
  const problems: string[] = [];
  if (site.portalUrl !== billingUrl) {
    problems.push(
      `portalUrl of the site is ${site.portalUrl}, but BILLING_URL is ${billingUrl}: the site only uses purchase links on its portal's own address`,
    );
  }
  if (new URL(site.url).origin !== siteOrigin) {
    problems.push(`url of the site is ${site.url}, but SITE_ORIGIN is ${siteOrigin}`);
  }
  return problems;
}

async function tryLookup({ billing }: Settings, extension: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(checkMs);
    const available = await billing.isAvailable('example', extension, signal);
    return available === null ? `looking up example.${extension} gives no answer` : undefined;
  } catch (error) {
    if (!(error instanceof BillingError)) throw error;
    return `looking up example.${extension} fails: ${error.message}`;
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
  const report: Report = { table: [], problems: [], notes: [] };
  const onSite = new Set<string>();
  for (const { id: family, plans } of site.families) {
    for (const plan of plans) {
      onSite.add(String(plan.id));
      const product = products[plan.id];
      const label = `${family} ${plan.id} ${plan.name}`.padEnd(40);
      if (!product) {
        report.table.push(`${label} missing`);
        report.problems.push(`plan ${plan.id} of ${family} is not in ${name}, or is hidden there`);
        continue;
      }
      report.table.push(`${label} ${product.name.padEnd(28)} ${pricesOf(product)}`);
      for (const cycle of plan.cycles) {
        if (product.pricing[cycle] !== undefined) continue;
        report.problems.push(
          `no ${words[cycle]} price for ${plan.id} (${plan.name}) in ${currency}`,
        );
      }
      for (const cycle of cycles) {
        const fee = product.setup[cycle];
        if (fee === undefined || product.pricing[cycle] === undefined) continue;
        report.notes.push(
          `${plan.id} (${plan.name}) has a setup fee of ${fee}, ${words[cycle]}, which the site doesn't show`,
        );
      }
    }
  }
  for (const [id, product] of Object.entries(products)) {
    if (onSite.has(id)) continue;
    report.table.push(
      `${`not on the site: ${id}`.padEnd(40)} ${product.name.padEnd(28)} ${pricesOf(product)}`,
    );
  }
  for (const extension of site.extensions) {
    if (Object.hasOwn(tlds, extension)) continue;
    report.problems.push(`no price for a year of .${extension} in ${currency}`);
  }
  return report;
}

function pricesOf({ pricing }: Products[string]): string {
  return cycles.map((cycle) => `${words[cycle]} ${pricing[cycle] ?? '-'}`).join('  ');
}

export function formatReport({ table, problems, notes }: Report): string {
  const list = (title: string, items: string[]): string[] =>
    items.length > 0 ? ['', title, ...items.map((item) => `- ${item}`)] : [];
  const end = problems.length === 0 ? ['', 'No problems.'] : [];
  return [...table, ...list('Problems', problems), ...list('Notes', notes), ...end].join('\n');
}
