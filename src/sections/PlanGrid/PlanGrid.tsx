import { startTransition, useState } from 'react';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import { inCycle } from '../../language/cycleWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { AfterFirstScreen } from '../../routing/AfterFirstScreen.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { PlansUnavailable } from '../PlansUnavailable/PlansUnavailable.tsx';
import { PlanCard } from './PlanCard.tsx';
import { TrustLine } from './TrustLine.tsx';
import { useStillWaiting } from './useStillWaiting.ts';
import styles from './PlanGrid.module.css';

/** Must match the breakpoint in the stylesheet. */
const cardsInRow = '(min-width: 56.25em)';

interface PlanGridProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  /** The cycle whose prices are shown; one call returns all. */
  cycle: BillingCycle;
  live: ProductsState;
}

/**
 * A family's plans. Names, features and list prices are there at once; prices arrive from the portal.
 * If they cannot be loaded, a notice says so and the list prices stay.
 */
export function PlanGrid({ copy, family, cycle, live }: PlanGridProps) {
  const [expanded, setExpanded] = useState(false);
  const isPrinted = useMediaQuery('print');
  const isLate = useStillWaiting(live.state === 'loading');
  const waiting = live.state === 'loading' && (isLate ? copy.stillWaiting : copy.loading);

  const cards = family.plans.map((plan) => (
    <PlanCard
      key={plan.id}
      copy={copy}
      family={family}
      plan={plan}
      cycle={cycle}
      live={live}
      isLate={isLate}
      expanded={expanded || isPrinted}
      onToggle={() => startTransition(() => setExpanded(!expanded))}
    />
  ));
  return (
    <>
      {live.state === 'error' ? (
        <PlansUnavailable copy={copy} error={live.error} />
      ) : (
        <VisuallyHidden role="status" waiting={Boolean(waiting)}>
          {waiting || inCycle(copy.arrived, cycle)}
        </VisuallyHidden>
      )}
      {live.state === 'loading' && (
        <noscript>
          <p className={styles.noScript}>
            {copy.noScript.text}{' '}
            <Link href={hrefOf(copy.noScript.link.to)}>{copy.noScript.link.label}</Link>
          </p>
        </noscript>
      )}
      <div className={styles.grid} data-plans={family.plans.length}>
        {cards.slice(0, 1)}
        <AfterFirstScreen unless={cardsInRow}>{cards.slice(1)}</AfterFirstScreen>
      </div>
      <TrustLine copy={copy} family={family} cycle={cycle} live={live} />
    </>
  );
}
