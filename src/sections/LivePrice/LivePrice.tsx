import { planWords as words } from '../../content/planWords.ts';
import type { BillingCycle, Plan } from '../../content/schema/plan.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { cycleSuffix } from '../../pricing/billing.ts';
import { formatTaka } from '../../pricing/money.ts';
import { PlanPrice, PriceLines } from '../PlanPrice/PlanPrice.tsx';

interface LivePriceProps {
  live: ProductsState;
  plan: Plan;
  cycle: BillingCycle;
}

/**
 * A plan's price in a table or list: its space while the portal is asked, then the live price.
 * Where that cannot be had, the list price stands in and says so.
 */
export function LivePrice({ live, plan, cycle }: LivePriceProps) {
  const listPrice = plan.listPrice[cycle];
  if (live.state === 'loaded') {
    const price = live.products.get(plan.id)?.prices[cycle] ?? null;
    return <PlanPrice size="s" cycle={cycle} listPrice={listPrice} price={price} />;
  }
  const listed = (
    <>
      <strong>{formatTaka(listPrice ?? null)}</strong>
      <wbr />
      {cycleSuffix[cycle]}
    </>
  );
  const failed = live.state === 'error';
  return (
    <PriceLines
      size="s"
      was={failed ? words.listPrice : <noscript>{words.listPrice}</noscript>}
      now={failed ? listed : <noscript>{listed}</noscript>}
      note={cycle === 'annually' ? '' : undefined}
    />
  );
}
