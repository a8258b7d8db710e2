import { useId } from 'react';
import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { Plan, PlanFamily } from '../../content/schema/plan.ts';
import { cycleSuffix } from '../../pricing/billing.ts';
import { formatTaka } from '../../pricing/money.ts';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import styles from './ListPrices.module.css';

interface ListPricesProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  /** Adds a link to order each plan without its live price. */
  withOrderLinks?: boolean;
}

/**
 * The plans without JavaScript or without a response from the portal: everything but the live
 * price.
 */
export function ListPrices({ copy, family, withOrderLinks = false }: ListPricesProps) {
  const id = useId();
  return (
    <div className={styles.plans}>
      {family.plans.map((plan) => (
        <article key={plan.id} className={styles.plan} aria-labelledby={`${id}-${plan.id}`}>
          <h3 id={`${id}-${plan.id}`} className={styles.name}>
            {plan.name}
          </h3>
          <p>
            {copy.listPrice} <strong>{listPriceOf(plan, family, copy.noScript.or)}</strong>
          </p>
          <ul>
            {plan.features.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          {withOrderLinks && (
            <OrderLink
              copy={copy}
              url={null}
              plan={plan}
              price={null}
              variant="secondary"
              planId={`${id}-${plan.id}`}
            />
          )}
        </article>
      ))}
    </div>
  );
}

/** Such as '৳100/mo or ৳1,200/yr'. */
function listPriceOf({ listPrice }: Plan, { cycles }: PlanFamily, or: string): string {
  return cycles
    .map((cycle) => `${formatTaka(listPrice[cycle] ?? null)}${cycleSuffix[cycle]}`)
    .join(` ${or} `);
}
