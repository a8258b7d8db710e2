import { featuresShownFirst, planWords as words } from '../../content/planWords.ts';
import type { Plan } from '../../content/schema/plan.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { FeatureList } from './FeatureList.tsx';
import { ListedPrice } from '../PlanPrice/PlanPrice.tsx';
import styles from './PlanCard.module.css';

/**
 * The space that a plan's card will take, down to the wrapping of its words: the same parts as in
 * PlanCard, unseen and unread. No article and no heading, for there is no plan to read yet.
 */
export function GhostCard({ plan }: { plan: Plan }) {
  return (
    <div className={styles.card} data-ghost>
      <div className={styles.head}>
        <Icon name={plan.icon} size="l" />
        <div className={styles.name}>{plan.name}</div>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <ListedPrice cycle="monthly" listPrice={plan.listPrice.monthly} waiting />
      <div className={styles.order} />
      <div className={styles.holds}>
        <FeatureList features={plan.features.slice(0, featuresShownFirst)} plain />
        {plan.features.length > featuresShownFirst && (
          <div className={styles.toggle}>{words.seeAll}</div>
        )}
      </div>
    </div>
  );
}
