import { useId } from 'react';
import type { MouseEvent } from 'react';
import { recordCheckout } from '../../analytics/events.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { Plan } from '../../schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { purchaseLink } from '../../portal/purchaseLink.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import styles from './OrderLink.module.css';

interface OrderLinkProps {
  copy: Pick<PlanCardsCopy, 'contact' | 'purchase'>;
  /** The portal's purchase link; null if it gave none we can trust. */
  url: string | null;
  /** What the link sells, and its live price in the chosen cycle. */
  plan: Pick<Plan, 'id' | 'name'>;
  price: number | null;
  /** What the visitor chose, for the cart. */
  cycle?: BillingCycle;
  variant?: 'brand' | 'secondary' | 'onDark';
  size?: 's' | 'm';
  /** Keeps the button's space, invisible, until the portal responds; shown without JavaScript. */
  waiting?: boolean;
  /** The id of the plan's name, which screen readers read after the button's text. */
  planId: string;
}

/** Buys a plan in the portal, or links to the contact page if that isn't possible. */
export function OrderLink(props: OrderLinkProps) {
  const { copy, cycle = 'monthly', variant = 'brand', size = 'm', waiting, planId } = props;
  const id = useId();
  const url = purchaseLink(props.url, cycle);
  // Tables have no room for the longer label, and show no button without a live price.
  const isReserved = waiting && size === 's';
  // The middle button opens the cart in a tab, the right one a menu.
  const record = ({ button }: MouseEvent) => {
    if (url !== null && button < 2) recordCheckout({ ...props.plan, price: props.price, cycle });
  };
  return (
    <span className={styles.order} data-waiting={waiting || undefined} data-size={size}>
      <ButtonLink
        href={url ?? hrefOf(copy.contact.to)}
        variant={variant}
        size={size}
        wide
        id={id}
        onClick={record}
        onAuxClick={record}
        aria-labelledby={`${id} ${planId}`}
      >
        {url === null && !isReserved ? copy.contact.label : copy.purchase}
      </ButtonLink>
    </span>
  );
}
