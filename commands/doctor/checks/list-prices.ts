import type { LiveProduct } from '../../../src/portal/responses.ts';
import { monthlyEquivalent } from '../../../src/pricing/billing.ts';
import { discountPercent } from '../../../src/pricing/discount.ts';
import { formatTaka } from '../../../src/pricing/money.ts';
import { expectedProducts, productLabel } from '../expectations.ts';
import { ok, passedOf, problem, uniqueFindings, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import type { ProductData } from '../responses.ts';

/** A bigger discount is more often a typo than a sale. */
const maxDiscountPercent = 80;

/** No live price is above its list price. */
export function checkListPrices(products: readonly ProductData[]): Check {
  const findings = uniqueFindings(
    products.flatMap(({ id, product }) => (product ? checkProduct(id, product) : [])),
  );
  return {
    id: 'list-prices',
    title: 'List prices',
    summary: `${passedOf(findings)} list prices are at or above the live price`,
    findings,
  };
}

function checkProduct(id: number, { prices }: LiveProduct): Finding[] {
  const findings: Finding[] = [];
  for (const [cycle, listPrice] of expectedProducts.get(id)?.listPrices ?? []) {
    const livePrice = prices[cycle];
    if (livePrice === null || listPrice === undefined) continue;
    const subject = `${productLabel(id)}, ${cycle}`;
    findings.push(comparePrices(subject, listPrice, livePrice));
    const perMonth = cycle === 'annually' ? monthlyEquivalent(livePrice) : null;
    if (perMonth !== null && prices.monthly !== null && perMonth > prices.monthly) {
      findings.push(warning(subject, 'costs more than twelve monthly payments'));
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
