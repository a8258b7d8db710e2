import { field } from '../../../src/portal/responses.ts';
import { billingCycles } from '../../../src/schema/billingCycles.ts';
import type { BillingCycle } from '../../../src/schema/billingCycles.ts';
import type { LiveProduct } from '../../../src/portal/responses.ts';
import { monthlyEquivalent } from '../../../src/pricing/monthlyEquivalent.ts';
import { discountPercent } from '../../../src/pricing/discount.ts';
import { formatTaka } from '../../../src/pricing/money.ts';
import { expectedProducts, productLabel } from '../expectations.ts';
import { checkOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { ProductData } from '../responses.ts';

/** Every product id exists in the portal, under the name the site uses. */
export function checkProducts(products: readonly ProductData[]): Check {
  return checkOf('products', 'Products', products.map(checkProduct), 'product ids exist');
}

function checkProduct({ usedBy, id, raw, product }: ProductData): Finding {
  const subject = productLabel(id);
  if (!product) {
    return problem(subject, `missing from the response for ${usedBy}; its card shows ৳0`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return problem(subject, `sent as ${quote(raw)} instead of an object; its card shows ৳0`);
  }
  if (product.name === null) return warning(subject, 'has no name in the portal');
  const name = expectedProducts.get(id)?.name;
  return name === undefined || normalize(name) === normalize(product.name)
    ? ok(subject, 'exists')
    : warning(subject, `named ${quote(product.name)} in the portal: is this the right id?`);
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Every billing cycle the site sells has a price. */
export function checkPrices(products: readonly ProductData[]): Check {
  const findings = products.flatMap(({ id, raw, product }) => {
    if (!product) return [];
    const cycles = [...(expectedProducts.get(id)?.listPrices.keys() ?? [])];
    return cycles.map((cycle) =>
      checkPrice(`${productLabel(id)}, ${cycle}`, {
        price: product.prices[cycle] ?? null,
        raw: field(field(raw, 'pricing'), cycle),
        fallback: '৳0',
      }),
    );
  });
  return checkOf('prices', 'Prices', findings, 'billing cycles have a price');
}

/** The format the portal should use. The site also understands others, but they are unusual. */
const pricePattern = /^\d+(?:\.\d{1,2})?$/;

interface PriceData {
  /** As the site parses it. */
  price: number | null;
  /** As the portal sent it. */
  raw: unknown;
  /** What the site shows without a price. */
  fallback: string;
}

export function checkPrice(subject: string, { price, raw, fallback }: PriceData): Finding {
  if (price !== null) {
    return typeof raw === 'string' && pricePattern.test(raw)
      ? ok(subject, formatTaka(price))
      : warning(subject, `sent as ${quote(raw)}, shown as ${formatTaka(price)}`);
  }
  // The portal switches a billing cycle off with a negative price.
  const isSwitchedOff = typeof raw === 'string' && Number(raw) < 0;
  const reason = isSwitchedOff
    ? `switched off in the portal (${quote(raw)})`
    : `no price (the portal sends ${quote(raw)})`;
  return problem(subject, `${reason}; the site shows ${fallback}`);
}

/** A bigger discount is more often a typo than a sale. */
const maxDiscountPercent = 80;

/** No live price is above its list price. */
export function checkListPrices(products: readonly ProductData[]): Check {
  const findings = products.flatMap(({ id, product }) =>
    product ? checkProductListPrices(id, product) : [],
  );
  const summary = 'list prices are at or above the live price';
  return checkOf('list-prices', 'List prices', findings, summary);
}

function checkProductListPrices(id: number, { prices }: LiveProduct): Finding[] {
  const findings: Finding[] = [];
  for (const [cycle, listPrice] of expectedProducts.get(id)?.listPrices ?? []) {
    const livePrice = prices[cycle];
    if (livePrice === undefined || listPrice === undefined) continue;
    const subject = `${productLabel(id)}, ${cycle}`;
    findings.push(comparePrices(subject, listPrice, livePrice));
    const perMonth = (name: BillingCycle) => monthlyEquivalent(prices[name] ?? Infinity, name);
    const shortest = billingCycles.find((name) => prices[name] !== undefined) ?? cycle;
    if (perMonth(cycle) > perMonth(shortest)) {
      findings.push(warning(subject, 'costs more per month than the shortest billing cycle'));
    }
  }
  return findings;
}

function comparePrices(subject: string, listPrice: number, livePrice: number): Finding {
  const live = formatTaka(livePrice);
  const list = formatTaka(listPrice);
  if (livePrice > listPrice) {
    return problem(
      subject,
      `${live} is above the list price of ${list}: raise it in content/plans, or lower the live price`,
    );
  }
  const discount = discountPercent(listPrice, livePrice);
  return discount > maxDiscountPercent
    ? warning(subject, `${live} is ${discount}% below the list price of ${list}: is that right?`)
    : ok(subject, `${live}, list price ${list}`);
}
