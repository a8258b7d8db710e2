import { useId } from 'react';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { BillingCycle, Plan, PlanFamily } from '../../content/schema/plan.ts';
import type { LiveProduct } from '../../portal/responses.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { PlanPrice } from '../PlanPrice/PlanPrice.tsx';
import { FeatureList } from './FeatureList.tsx';
import { featuresShownFirst } from './featuresShownFirst.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  copy: PlanCardsCopy;
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
export function PlanCard(props: PlanCardProps) {
  const { copy, plan, cycle, product, flag, expanded, onToggle } = props;
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
        copy={copy}
        cycle={cycle}
        listPrice={plan.listPrice[cycle]}
        price={product?.prices[cycle] ?? null}
        onDeep={plan.highlighted === true}
        corner={<Corner flags={copy.flags} flag={flag} capacity={plan.capacity} />}
      />
      <div className={styles.order}>
        <OrderLink
          copy={copy}
          url={product?.url ?? null}
          cycle={cycle}
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
            {expanded ? copy.seeLess : copy.seeAll}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
      </div>
    </article>
  );
}

const flagIcons = { us: 'flag-us' } as const;

interface CornerProps {
  flags: PlanCardsCopy['flags'];
  flag: PlanFamily['flag'];
  capacity: string | undefined;
}

/** A flag or a capacity at the end of the price, if the plan has one. */
function Corner({ flags, flag, capacity }: CornerProps) {
  if (flag !== undefined) {
    return (
      <span className={styles.corner} role="img" aria-label={flags[flag]}>
        <Icon name={flagIcons[flag]} size="l" />
      </span>
    );
  }
  return capacity === undefined ? null : <p className={styles.corner}>{capacity}</p>;
}
