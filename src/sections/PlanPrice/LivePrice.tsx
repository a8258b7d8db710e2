import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { Plan } from '../../schema/plan.ts';
import { setupFeeOf } from './setupFeeOf.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { ListedPrice, PlanPrice } from './PlanPrice.tsx';
import styles from './LivePrice.module.css';

interface LivePriceProps {
  copy: PlanCardsCopy;
  live: ProductsState;
  plan: Pick<Plan, 'id' | 'listPrice' | 'setupFees'>;
  cycle: BillingCycle;
  /** Shows the list price large from the start. */
  listPriceFirst?: boolean;
  onDark?: boolean | undefined;
}

const small = { size: 's', className: styles.price } as const;

/**
 * A plan's price in a table or list: the list price, marked as such, until the live
 * price arrives.
 */
export function LivePrice(props: LivePriceProps) {
  const { copy, live, plan, cycle, listPriceFirst = false, onDark } = props;
  const product = live.state === 'loaded' ? live.products.get(plan.id) : undefined;
  const setupFee = setupFeeOf(plan, product, cycle);
  const shared = { ...small, copy, cycle, listPrice: plan.listPrice[cycle], setupFee };
  return live.state === 'loaded' ? (
    <PlanPrice {...shared} onDark={onDark} price={product?.prices[cycle] ?? null} />
  ) : (
    <ListedPrice {...shared} waiting={live.state === 'loading' && !listPriceFirst} />
  );
}
