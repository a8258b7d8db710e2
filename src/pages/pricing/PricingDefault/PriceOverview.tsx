import type { PlanCardsCopy } from '../../../schema/common.ts';
import type { PriceOverviewCopy } from '../../../schema/pages/pricing.ts';
import type { PlanFamily } from '../../../schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { PlanFinder } from '../../../sections/PlanFinder/PlanFinder.tsx';
import { FamilyLinks } from '../shared/FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { CountingBeads } from '#drawings/CountingBeads.tsx';
import { FamilyPrices } from './FamilyPrices.tsx';

interface PriceOverviewProps extends PriceOverviewCopy {
  copy: PlanCardsCopy;
  families: readonly PlanFamily[];
}

/** All families with their plans and live prices, from one portal call. */
export function PriceOverview(props: PriceOverviewProps) {
  const { copy, families, title, lead, jump, more } = props;
  const ids = families.flatMap(({ plans }) => plans.map((plan) => plan.id));
  const live = useProducts(ids);
  const lists = families.map((family, index) => (
    <FamilyPrices
      key={family.id}
      copy={copy}
      family={family}
      live={live}
      more={more}
      surface={index % 2 === 0 ? 'plain' : 'tinted'}
    />
  ));
  return (
    <>
      <Hero size="compact" copy={{ title, lead }} drawing={<CountingBeads />}>
        <PriceStatus copy={copy} live={live} />
        <FamilyLinks label={jump} families={families} />
      </Hero>
      {lists.slice(0, 1)}
      <AfterFirstScreen>
        {lists.slice(1)}
        <PlanFinder surface="tinted" />
      </AfterFirstScreen>
    </>
  );
}
