import { useState } from 'react';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { BillingCycle, PlanFamily } from '../../content/schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { PlansUnavailable } from '../PlansUnavailable/PlansUnavailable.tsx';
import { PlanCardSkeleton } from './PlanCardSkeleton.tsx';
import { ListPrices } from './ListPrices.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanGrid.module.css';

interface PlanGridProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  /** Whose prices are shown; one call brings both cycles. */
  cycle: BillingCycle;
  live: ProductsState;
}

/** A family's plans with live prices, or with list prices if those cannot be loaded. */
export function PlanGrid({ copy, family, cycle, live }: PlanGridProps) {
  const [expanded, setExpanded] = useState(false);

  if (live.state === 'loading') return <Waiting copy={copy} family={family} />;
  if (live.state === 'error') {
    return (
      <PlansUnavailable copy={copy} error={live.error}>
        <ListPrices copy={copy} family={family} withOrderLinks />
      </PlansUnavailable>
    );
  }
  return (
    <div className={styles.grid}>
      {family.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          copy={copy}
          plan={plan}
          cycle={cycle}
          product={live.products.get(plan.id)}
          flag={family.flag}
          expanded={expanded}
          onToggle={() => setExpanded(!expanded)}
        />
      ))}
    </div>
  );
}

function Waiting({ copy, family }: Pick<PlanGridProps, 'copy' | 'family'>) {
  return (
    <>
      <div className={styles.waiting} data-waiting>
        <div className={styles.grid}>
          {family.plans.map((plan) => (
            <PlanCardSkeleton key={plan.id} copy={copy} plan={plan} />
          ))}
        </div>
        <div className={styles.spinner}>
          <Spinner label={copy.loading} />
        </div>
      </div>
      <noscript>
        <p className={styles.noScript}>
          {copy.noScript.text}{' '}
          <Link href={hrefOf(copy.noScript.link.to)}>{copy.noScript.link.label}</Link>
        </p>
        <ListPrices copy={copy} family={family} />
      </noscript>
    </>
  );
}
