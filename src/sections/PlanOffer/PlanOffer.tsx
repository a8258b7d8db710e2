import { useId } from 'react';
import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../portal/useProducts.ts';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import { DrawnBand } from '../DrawnBand/DrawnBand.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { LivePrice } from '../PlanPrice/LivePrice.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';

/** The end of a plan page: the plan to start with, its price and its button. */
export function PlanOffer(props: SectionProps<typeof schema>) {
  const { family, title, drawing: Drawing, surface } = props;
  const id = useId();
  const [cycle] = useBillingCycle(family.cycles);
  const live = useProducts(family.plans);
  const [plan] = family.plans;
  if (!plan) return null;
  const product = live.state === 'loaded' ? live.products.get(plan.id) : undefined;
  return (
    <Section tight surface={surface} labelledBy={id}>
      <DrawnBand drawing={<Drawing />}>
        <h2 id={id}>{fillPlaceholders(title, { plan: plan.name })}</h2>
        <LivePrice copy={copy} live={live} plan={plan} cycle={cycle} onDark />
        <OrderLink
          copy={copy}
          url={product?.url ?? null}
          plan={plan}
          price={product?.prices[cycle] ?? null}
          cycle={cycle}
          variant="onDark"
          waiting={live.state === 'loading'}
          planId={id}
        />
      </DrawnBand>
    </Section>
  );
}
