import { useState } from 'react';
import { planWords as words } from '../../content/planWords.ts';
import type { BillingCycle, PlanFamily } from '../../content/schema/plan.ts';
import { useProducts } from '../../portal/useProducts.ts';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { PlansUnavailable } from '../PlansUnavailable/PlansUnavailable.tsx';
import { PlanCardSkeleton } from './PlanCardSkeleton.tsx';
import { ListPrices } from './ListPrices.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanGrid.module.css';

interface PlanGridProps {
  family: PlanFamily;
  /** Whose prices are shown; one call brings both cycles. */
  cycle: BillingCycle;
}

/** A family's plans with live prices. Called once, never retried. */
export function PlanGrid({ family, cycle }: PlanGridProps) {
  const live = useProducts(family.plans.map((plan) => plan.id));
  const [expanded, setExpanded] = useState(false);

  if (live.state === 'loading') return <Waiting family={family} />;
  if (live.state === 'error') return <PlansUnavailable message={live.message} />;
  return (
    <div className={styles.grid}>
      {family.plans.map((plan) => (
        <PlanCard
          key={plan.id}
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

function Waiting({ family }: { family: PlanFamily }) {
  return (
    <>
      <div className={styles.waiting} data-waiting>
        <div className={styles.grid}>
          {family.plans.map((plan) => (
            <PlanCardSkeleton key={plan.id} plan={plan} />
          ))}
        </div>
        <div className={styles.spinner}>
          <Spinner label={words.loading} />
        </div>
      </div>
      <noscript>
        <ListPrices family={family} />
      </noscript>
    </>
  );
}
