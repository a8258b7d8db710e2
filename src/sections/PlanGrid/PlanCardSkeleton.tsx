import { useId } from 'react';
import { featuresShownFirst, planWords as words } from '../../content/planWords.ts';
import type { Plan } from '../../content/schema/plan.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { FeatureList } from './FeatureList.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { ListedPrice } from '../PlanPrice/PlanPrice.tsx';
import styles from './PlanCard.module.css';

/**
 * The space that a plan's card will take, down to the wrapping of its words: the same parts as in
 * PlanCard, unseen and unread. No article and no heading, for there is no plan to read yet. Where
 * the page's script never comes, it is shown in the end: it says nothing but what is true then.
 */
export function PlanCardSkeleton({ plan }: { plan: Plan }) {
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
      <ListedPrice cycle="monthly" listPrice={plan.listPrice.monthly} waiting />
      <div className={styles.order}>
        <OrderLink url={null} describedBy={id} />
      </div>
      <div className={styles.holds}>
        <FeatureList features={plan.features.slice(0, featuresShownFirst)} plain />
        {plan.features.length > featuresShownFirst && (
          <div className={styles.toggle}>{words.seeAll}</div>
        )}
      </div>
    </div>
  );
}
