import { useEffect, useId, useRef } from 'react';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { Plan, PlanFamily } from '../../schema/plan.ts';
import { cycleWords } from '../../language/cycleWords.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { formatTaka } from '../../pricing/money.ts';
import { setupFeeOf } from '../PlanPrice/setupFeeOf.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { ListedPrice, PlanPrice } from '../PlanPrice/PlanPrice.tsx';
import { FeatureList } from './FeatureList.tsx';
import { featuresShownFirst } from './featuresShownFirst.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  plan: Plan;
  cycle: BillingCycle;
  live: ProductsState;
  /** Whether the price is taking long. */
  isLate?: boolean;
  /** Whether all features are shown, on all cards at once. */
  expanded: boolean;
  onToggle: () => void;
}

/**
 * A plan with its live price, or its list price until that arrives. Names, order and features are ours, never the
 * portal's, so nothing the portal sends can end up in a heading.
 */
export function PlanCard(props: PlanCardProps) {
  const { copy, family, plan, cycle, live, isLate = false, expanded, onToggle } = props;
  const id = useId();
  const pressed = useRef<HTMLElement>(null);
  // The list above the button has changed its height, and may have moved it off the screen.
  useEffect(() => {
    pressed.current?.scrollIntoView({ block: 'nearest' });
    pressed.current = null;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the change itself is the reason
  }, [expanded]);
  const waiting = live.state === 'loading';
  const product = live.state === 'loaded' ? live.products.get(plan.id) : undefined;
  const price = product?.prices[cycle] ?? null;
  const shared = {
    copy,
    cycle,
    listPrice: plan.listPrice[cycle],
    setupFee: setupFeeOf(plan, product, cycle),
    corner: <Corner flags={copy.flags} flag={family.flag} capacity={plan.capacity} />,
  };
  const first = expanded ? plan.features : plan.features.slice(0, featuresShownFirst);
  const rest = plan.features.slice(first.length);
  return (
    <article className={styles.card} data-highlighted={plan.highlighted} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name={plan.icon} size="l" />
        <h3 id={id} className={styles.name}>
          {plan.name}
        </h3>
        <p className={styles.description}>{plan.description}</p>
        {plan.highlighted && (
          <p className={styles.reason}>
            <Badge variant="gold">{plan.reason}</Badge>
          </p>
        )}
      </div>
      {live.state === 'loaded' ? (
        <PlanPrice {...shared} price={price} onDark={plan.highlighted === true} />
      ) : (
        <ListedPrice
          {...shared}
          note={otherListPrice(plan, family, cycle, copy.noScript.or)}
          waiting={waiting}
        />
      )}
      <div className={styles.order}>
        <OrderLink
          copy={copy}
          url={product?.url ?? null}
          plan={plan}
          price={price}
          cycle={cycle}
          variant={plan.highlighted ? 'onDark' : 'brand'}
          waiting={waiting}
          planId={id}
        />
        {isLate && <p className={styles.late}>{copy.stillWaiting}</p>}
      </div>
      <div className={styles.features}>
        <FeatureList id={`${id}-features`} features={first} />
        {plan.features.length > featuresShownFirst && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            aria-controls={`${id}-features`}
            onClick={({ currentTarget }) => {
              pressed.current = currentTarget;
              onToggle();
            }}
          >
            {expanded ? copy.seeLess : copy.seeAll}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
        {waiting && rest.length > 0 && (
          <noscript>
            <FeatureList features={rest} />
          </noscript>
        )}
      </div>
    </article>
  );
}

/** The list price of another billing cycle: 'or ৳1,200/yr'. */
function otherListPrice(
  { listPrice }: Plan,
  { cycles }: PlanFamily,
  cycle: BillingCycle,
  or: string,
): string {
  const other = cycles.find((known) => known !== cycle && listPrice[known] !== undefined);
  if (other === undefined) return '';
  return `${or} ${formatTaka(listPrice[other] ?? null)}${cycleWords[other].suffix}`;
}

const flagIcons = { us: 'flag-us' } as const;

interface CornerProps {
  flags: PlanCardsCopy['flags'];
  flag: PlanFamily['flag'];
  capacity: string | undefined;
}

/** A flag with its meaning, or a capacity, at the end of the price. */
function Corner({ flags, flag, capacity }: CornerProps) {
  if (flag !== undefined) {
    return (
      <p className={styles.corner}>
        <Icon name={flagIcons[flag]} size="l" />
        <VisuallyHidden>{flags[flag]}</VisuallyHidden>
      </p>
    );
  }
  return capacity === undefined ? null : <p className={styles.corner}>{capacity}</p>;
}
