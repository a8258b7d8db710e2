import { useId } from 'react';
import type { PlanCardsCopy } from '../../../schema/sharedWords.ts';
import { firstCycle } from '../../../schema/billingCycles.ts';
import type { BillingCycle } from '../../../schema/billingCycles.ts';
import type { Plan, PlanFamily } from '../../../schema/plan.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { LivePrice } from '../../PlanPrice/LivePrice.tsx';
import { OrderLink } from '../../OrderLink/OrderLink.tsx';
import { emblems } from '#drawings/emblems/index.ts';
import { Drawing } from '../../../ui/Drawing/Drawing.tsx';
import styles from './FamilyPrices.module.css';

/** How many features are shown under a plan's name: enough to tell plans apart. */
const featuresInBrief = 3;

interface FamilyPricesProps {
  copy: PlanCardsCopy;
  family: PlanFamily;
  live: ProductsState;
  more: string;
  surface: 'plain' | 'tinted';
}

/** A family's price list: its name on the left, a line per plan on the right. */
export function FamilyPrices({ copy, family, live, more, surface }: FamilyPricesProps) {
  const id = useId();
  return (
    <Section id={family.id} surface={surface} tight labelledBy={id}>
      <div className={styles.columns}>
        <div className={styles.family}>
          <div className={styles.drawing}>
            <Drawing from={emblems} name={family.id} />
          </div>
          <h2 id={id} className={styles.name}>
            {family.name}
          </h2>
          <p>{family.description}</p>
          <Link className={styles.more} href={family.path} aria-describedby={id}>
            {more}
            <Icon name="arrow-right" size="s" />
          </Link>
        </div>
        <div>
          {family.plans.map((plan, index) => (
            <PlanLine
              key={plan.id}
              isFirst={index === 0}
              copy={copy}
              plan={plan}
              cycle={firstCycle(family.cycles)}
              live={live}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}

interface PlanLineProps {
  copy: PlanCardsCopy;
  plan: Plan;
  cycle: BillingCycle;
  live: ProductsState;
  /** One button of each family leads the eye. */
  isFirst: boolean;
}

function PlanLine({ copy, plan, cycle, live, isFirst }: PlanLineProps) {
  // Not useId: the link appears after hydration, and has to find the name in the prerendered HTML.
  const id = `plan-${plan.id}`;
  const product = live.state === 'loaded' ? live.products.get(plan.id) : undefined;
  return (
    <article className={styles.plan} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.planName}>
          {plan.name}
        </h3>
        <ul className={styles.brief}>
          {plan.features.slice(0, featuresInBrief).map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </div>
      <LivePrice copy={copy} live={live} plan={plan} cycle={cycle} />
      <div className={styles.order}>
        <OrderLink
          copy={copy}
          url={product?.url ?? null}
          plan={plan}
          price={product?.prices[cycle] ?? null}
          cycle={cycle}
          size="s"
          variant={isFirst ? 'brand' : 'secondary'}
          waiting={live.state === 'loading'}
          planId={id}
        />
      </div>
    </article>
  );
}
