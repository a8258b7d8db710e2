import { useId } from 'react';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFinderCopy } from '../../schema/planFinder.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { canonicalPath } from '../../routing/addresses.ts';
import { useLocation } from '../../routing/router.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { LivePrice } from '../PlanPrice/LivePrice.tsx';
import styles from './PlanFinder.module.css';

interface FoundPlanProps {
  copy: PlanCardsCopy;
  finder: PlanFinderCopy;
  rule: PlanFinderCopy['rules'][number];
  live: ProductsState;
  cycle: BillingCycle;
}

/** The plan that the answers lead to: its price, why, and how to order it. */
export function FoundPlan({ copy, finder, rule: { plan, why }, live, cycle }: FoundPlanProps) {
  const id = useId();
  const here = canonicalPath(useLocation().pathname);
  const product = live.state === 'loaded' ? live.products.get(plan.id) : undefined;
  return (
    <>
      <div className={styles.advice}>
        <p className={styles.recommended}>{finder.recommended}</p>
        <p id={id} className={styles.name}>
          {plan.name}
        </p>
        <p>
          {why} {plan.path !== here && <Link href={plan.path}>{finder.details}</Link>}
        </p>
      </div>
      <LivePrice copy={copy} live={live} plan={plan} cycle={cycle} listPriceFirst />
      <OrderLink
        copy={copy}
        url={product?.url ?? null}
        plan={plan}
        price={product?.prices[cycle] ?? null}
        cycle={cycle}
        waiting={live.state === 'loading'}
        planId={id}
      />
    </>
  );
}
