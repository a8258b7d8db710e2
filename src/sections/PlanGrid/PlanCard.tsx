import { useId } from 'react';
import { featuresShownFirst, planWords as words } from '../../content/planWords.ts';
import type { BillingCycle, Plan, PlanFamily } from '../../content/schema/plan.ts';
import type { LiveProduct } from '../../portal/responses.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { PlanPrice } from '../PlanPrice/PlanPrice.tsx';
import { FeatureList } from './FeatureList.tsx';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  plan: Plan;
  cycle: BillingCycle;
  /** What the portal says about the plan; undefined if its answer leaves the plan out. */
  product: LiveProduct | undefined;
  flag?: PlanFamily['flag'];
  /** Whether all features are shown, on all cards at once. */
  expanded: boolean;
  onToggle: () => void;
}

/**
 * A plan with its live price. Names, order and features are ours, never the
 * portal's, so nothing the portal sends can end up in a heading.
 */
export function PlanCard({ plan, cycle, product, flag, expanded, onToggle }: PlanCardProps) {
  const id = useId();
  const shown = expanded ? plan.features : plan.features.slice(0, featuresShownFirst);
  return (
    <article className={styles.card} data-highlighted={plan.highlighted} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={plan.icon} size="l" />
        <h2 id={id} className={styles.name}>
          {plan.name}
        </h2>
        <p className={styles.description}>{plan.description}</p>
      </div>
      <PlanPrice
        cycle={cycle}
        listPrice={plan.listPrice[cycle]}
        price={product?.prices[cycle] ?? null}
        onDeep={plan.highlighted === true}
        corner={<Corner flag={flag} capacity={plan.capacity} />}
      />
      <div className={styles.order}>
        <OrderLink
          url={product?.url ?? null}
          variant={plan.highlighted ? 'onDark' : 'brand'}
          describedBy={id}
        />
      </div>
      <div className={styles.holds}>
        <FeatureList id={`${id}-features`} features={shown} />
        {plan.features.length > featuresShownFirst && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            aria-controls={`${id}-features`}
            onClick={onToggle}
          >
            {expanded ? words.seeLess : words.seeAll}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
      </div>
    </article>
  );
}

const flagIcons = { us: 'flag-us' } as const;

/** A flag or a capacity at the end of the price, if the plan has one. */
function Corner({ flag, capacity }: { flag: PlanFamily['flag']; capacity: string | undefined }) {
  if (flag !== undefined) {
    return (
      <span className={styles.corner} role="img" aria-label={words.flags[flag]}>
        <Icon name={flagIcons[flag]} size="l" />
      </span>
    );
  }
  return capacity === undefined ? null : <p className={styles.corner}>{capacity}</p>;
}
