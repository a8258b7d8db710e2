import type { BillingCycle } from '../../src/content/schema/plan.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { goodOf, ok, problem, warning, withoutRepeats } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { fieldOf } from '../readings.ts';
import type { ReadProduct } from '../readings.ts';
import { nameOf, wantedProducts } from '../wanted.ts';

/** A price as the portal should write it. Others are understood too, but are worth a look. */
const tidyPrice = /^\d+(?:\.\d{1,2})?$/;

/** Every cycle that the site sells has a price. */
export function checkPrices(read: readonly ReadProduct[]): Check {
  const findings = withoutRepeats(
    read.flatMap(({ id, raw, product }) =>
      product
        ? soldCycles(id).map((cycle) =>
            judgePrice(`${nameOf(id)}, ${cycle}`, {
              price: product.prices[cycle],
              raw: fieldOf(fieldOf(raw, 'pricing'), cycle),
              otherwise: 'shows ৳0',
            }),
          )
        : [],
    ),
  );
  return {
    id: 'prices',
    title: 'Prices',
    summary: `${goodOf(findings)} cycles on sale have a price`,
    findings,
  };
}

function soldCycles(id: number): BillingCycle[] {
  return [...(wantedProducts.get(id)?.listPrices.keys() ?? [])];
}

interface SentPrice {
  /** As the site reads it. */
  price: number | null;
  /** As the portal sent it. */
  raw: unknown;
  /** What the site does without a price. */
  otherwise: string;
}

/** What a price is worth. */
export function judgePrice(subject: string, { price, raw, otherwise }: SentPrice): Finding {
  if (price !== null) {
    return typeof raw === 'string' && tidyPrice.test(raw)
      ? ok(subject, formatTaka(price))
      : warning(subject, `is sent as ${quote(raw)} and read as ${formatTaka(price)}`);
  }
  // Less than zero is the portal's own way to switch a cycle off.
  const off = typeof raw === 'string' && Number(raw) < 0;
  return problem(
    subject,
    off
      ? `is switched off in the portal (${quote(raw)}); the site ${otherwise}`
      : `has no price: the portal sends ${quote(raw)}, and the site ${otherwise}`,
  );
}
