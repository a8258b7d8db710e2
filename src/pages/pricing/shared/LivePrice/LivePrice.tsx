import type { PlanCardsCopy } from '../../../../content/schema/common.ts';
import type { BillingCycle, Plan } from '../../../../content/schema/plan.ts';
import type { ProductsState } from '../../../../portal/useProducts.ts';
import { ListedPrice, PlanPrice } from '../../../../sections/PlanPrice/PlanPrice.tsx';

interface LivePriceProps {
  copy: PlanCardsCopy;
  live: ProductsState;
  plan: Plan;
  cycle: BillingCycle;
}

/**
 * A plan's price in a table or list: reserved space first, then the live price.
 * If that fails, the list price, marked as such.
 */
export function LivePrice({ copy, live, plan, cycle }: LivePriceProps) {
  const listPrice = plan.listPrice[cycle];
  if (live.state === 'loaded') {
    const price = live.products.get(plan.id)?.prices[cycle] ?? null;
    return <PlanPrice copy={copy} size="s" cycle={cycle} listPrice={listPrice} price={price} />;
  }
  const waiting = live.state === 'loading';
  return <ListedPrice copy={copy} size="s" cycle={cycle} listPrice={listPrice} waiting={waiting} />;
}
