import { formatTaka } from '../../../src/pricing/money.ts';
import { expectedProducts, productLabel } from '../expectations.ts';
import { ok, passedOf, problem, uniqueFindings, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { ownField } from '../responses.ts';
import type { ProductData } from '../responses.ts';

/** The format the portal should use. The site also understands others, but they are unusual. */
const pricePattern = /^\d+(?:\.\d{1,2})?$/;

/** Every billing cycle the site sells has a price. */
export function checkPrices(products: readonly ProductData[]): Check {
  const findings = uniqueFindings(products.flatMap(checkProduct));
  return {
    id: 'prices',
    title: 'Prices',
    summary: `${passedOf(findings)} billing cycles have a price`,
    findings,
  };
}

function checkProduct({ id, raw, product }: ProductData): Finding[] {
  if (!product) return [];
  const cycles = [...(expectedProducts.get(id)?.listPrices.keys() ?? [])];
  return cycles.map((cycle) =>
    checkPrice(`${productLabel(id)}, ${cycle}`, {
      price: product.prices[cycle],
      raw: ownField(ownField(raw, 'pricing'), cycle),
      fallback: '৳0',
    }),
  );
}

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
