import { useId } from 'react';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { Plan } from '../../content/schema/plan.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { FeatureList } from './FeatureList.tsx';
import { featuresShownFirst } from './featuresShownFirst.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { ListedPrice } from '../PlanPrice/PlanPrice.tsx';
import styles from './PlanCard.module.css';

interface PlanCardSkeletonProps {
  copy: PlanCardsCopy;
  plan: Plan;
}

/**
 * Reserves the space of a plan's card while prices load: the same parts as
 * PlanCard, invisible and hidden from screen readers. If the app never
 * loads it becomes visible, so everything in it must be true then.
 */
export function PlanCardSkeleton({ copy, plan }: PlanCardSkeletonProps) {
  const id = useId();
  return (
    <div className={styles.card} data-ghost>
      <div className={styles.head}>
        <Icon name={plan.icon} size="l" />
        <div id={id} className={styles.name}>
          {plan.name}
        </div>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <ListedPrice copy={copy} cycle="monthly" listPrice={plan.listPrice.monthly} waiting />
      <div className={styles.order}>
        <OrderLink copy={copy} url={null} describedBy={id} />
      </div>
      <div className={styles.holds}>
        <FeatureList features={plan.features.slice(0, featuresShownFirst)} plain />
        {plan.features.length > featuresShownFirst && (
          <div className={styles.toggle}>{copy.seeAll}</div>
        )}
      </div>
    </div>
  );
}
