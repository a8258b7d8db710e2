import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { site } from '../../site/site.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import styles from './TrustLine.module.css';

interface TrustLineProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  cycle: BillingCycle;
  live: ProductsState;
}

/** What a buyer can rely on, once for all plans: 'Live price · 5-day refund · Licence 123456'. */
export function TrustLine({ copy, family, cycle, live }: TrustLineProps) {
  const source =
    hasPrice(family, cycle, live) && site.prices !== 'list' ? sourceOf(copy, live) : null;
  const refund = family.refundable ? copy.trust.refund : null;
  const place = family.place && fillPlaceholders(copy.trust.place, { place: family.place });
  const parts = [source, refund, copy.trust.vat, place, copy.trust.licence].filter(Boolean);
  return parts.length > 0 && <p className={styles.trust}>{parts.join(' · ')}</p>;
}

function sourceOf(copy: PlanCardsCopy, live: ProductsState): string {
  return live.state === 'loaded' ? copy.trust.live : copy.listPrice;
}

/** Whether any card shows a price that needs a source. */
function hasPrice({ plans }: PlanFamily, cycle: BillingCycle, live: ProductsState): boolean {
  return plans.some(({ id, listPrice }) => {
    const price = live.state === 'loaded' ? live.products.get(id)?.prices[cycle] : listPrice[cycle];
    return price !== undefined;
  });
}
