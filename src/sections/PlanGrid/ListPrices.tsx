import { planWords as words } from '../../content/planWords.ts';
import type { Plan, PlanFamily } from '../../content/schema/plan.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { cycleSuffix } from '../../pricing/billing.ts';
import { formatTaka } from '../../pricing/money.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './ListPrices.module.css';

/** The plans without JavaScript: everything but the live price. */
export function ListPrices({ family }: { family: PlanFamily }) {
  const { text, link } = words.noScript;
  return (
    <div className={styles.plans}>
      <p>
        {text} <Link href={hrefOf(link.to)}>{link.label}</Link>
      </p>
      {family.plans.map((plan) => (
        <div key={plan.id} className={styles.plan}>
          <h2 className={styles.name}>{plan.name}</h2>
          <p>
            {words.listPrice} <strong>{listPriceOf(plan, family)}</strong>
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
function listPriceOf({ listPrice }: Plan, { cycles }: PlanFamily): string {
  return cycles
    .map((cycle) => `${formatTaka(listPrice[cycle] ?? null)}${cycleSuffix[cycle]}`)
    .join(` ${words.noScript.or} `);
}
