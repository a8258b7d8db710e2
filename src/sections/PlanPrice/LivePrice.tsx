import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle, Plan } from '../../schema/plan.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { ListedPrice, PlanPrice } from './PlanPrice.tsx';
import styles from './LivePrice.module.css';

interface LivePriceProps {
  copy: PlanCardsCopy;
  live: ProductsState;
  plan: Pick<Plan, 'id' | 'listPrice'>;
  cycle: BillingCycle;
  /** Shows the list price large from the start. */
  listPriceFirst?: boolean;
}

const small = { size: 's', className: styles.price } as const;

/**
 * A plan's price in a table or list: the list price, marked as such, until the live
 * price arrives.
 */
export function LivePrice({ copy, live, plan, cycle, listPriceFirst = false }: LivePriceProps) {
  const listPrice = plan.listPrice[cycle];
  if (live.state === 'loaded') {
    const price = live.products.get(plan.id)?.prices[cycle] ?? null;
    return <PlanPrice {...small} copy={copy} cycle={cycle} listPrice={listPrice} price={price} />;
  }
  const waiting = live.state === 'loading' && !listPriceFirst;
  return (
    <ListedPrice {...small} copy={copy} cycle={cycle} listPrice={listPrice} waiting={waiting} />
  );
}
