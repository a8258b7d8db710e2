import type { PlanCardsCopy } from '../../content/schema/common.ts';
import type { Plan, PlanFamily } from '../../content/schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { cycleSuffix } from '../../pricing/billing.ts';
import { formatTaka } from '../../pricing/money.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ListPrices.module.css';

interface ListPricesProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
}

/** The plans without JavaScript: everything but the live price. */
export function ListPrices({ copy, family }: ListPricesProps) {
  const { text, link } = copy.noScript;
  return (
    <div className={styles.plans}>
      <p>
        {text} <Link href={hrefOf(link.to)}>{link.label}</Link>
      </p>
      {family.plans.map((plan) => (
        <div key={plan.id} className={styles.plan}>
          <h2 className={styles.name}>{plan.name}</h2>
          <p>
            {copy.listPrice} <strong>{listPriceOf(plan, family, copy.noScript.or)}</strong>
          </p>
          <ul>
            {plan.features.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
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
