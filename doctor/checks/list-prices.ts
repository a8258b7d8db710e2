import { monthlyEquivalent } from '../../src/pricing/billing.ts';
import { discountPercent } from '../../src/pricing/discount.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { goodOf, ok, problem, warning, withoutRepeats } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import type { LiveProduct } from '../../src/portal/responses.ts';
import type { ReadProduct } from '../readings.ts';
import { nameOf, wantedProducts } from '../wanted.ts';

/** A saving above this is more often a slip than a sale. */
const oddPercent = 80;

/** The site's list prices are at or above the live ones. */
export function checkListPrices(read: readonly ReadProduct[]): Check {
  const findings = withoutRepeats(
    read.flatMap(({ id, product }) => (product ? judge(id, product) : [])),
  );
  return {
    id: 'list-prices',
    title: 'List prices',
    summary: `${goodOf(findings)} list prices are at or above the live price`,
    findings,
  };
}

function judge(id: number, { prices }: LiveProduct): Finding[] {
  const findings: Finding[] = [];
  for (const [cycle, list] of wantedProducts.get(id)?.listPrices ?? []) {
    const live = prices[cycle];
    if (live === null || list === undefined) continue;
    const subject = `${nameOf(id)}, ${cycle}`;
    findings.push(compare(subject, list, live));
    const perMonth = cycle === 'annually' ? monthlyEquivalent(live) : null;
    if (perMonth !== null && prices.monthly !== null && perMonth > prices.monthly) {
      findings.push(warning(subject, 'costs more than twelve single months'));
    }
  }
  return findings;
}

function compare(subject: string, list: number, live: number): Finding {
  const both = `${formatTaka(live)} against a list price of ${formatTaka(list)}`;
  if (live > list) {
    return problem(
      subject,
      `${both}: raise it in src/content/plans/listPrices.ts, or lower the price`,
    );
  }
  return discountPercent(list, live) > oddPercent
    ? warning(subject, `${both}: is a saving of ${discountPercent(list, live)}% meant?`)
    : ok(subject, both);
}
