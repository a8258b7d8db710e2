import type { PlanCardsCopy } from '../../../content/schema/common.ts';
import type { PriceOverviewCopy } from '../../../content/schema/pages/pricing.ts';
import type { PlanFamily } from '../../../content/schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { FamilyLinks } from '../shared/FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { CountingBeads } from './CountingBeads.tsx';
import { FamilyPrices } from './FamilyPrices.tsx';

interface PriceOverviewProps extends PriceOverviewCopy {
  copy: PlanCardsCopy;
  families: readonly PlanFamily[];
}

/** All families with their plans and live prices, from one portal call. */
export function PriceOverview(props: PriceOverviewProps) {
  const { copy, families, title, lead, jump, more } = props;
  const live = useProducts(families.flatMap(({ plans }) => plans.map((plan) => plan.id)));
  return (
    <>
      <Hero size="compact" copy={{ title, lead }} drawing={<CountingBeads />}>
        <PriceStatus copy={copy} live={live} />
        <FamilyLinks label={jump} families={families} />
      </Hero>
      {families.map((family, index) => (
        <FamilyPrices
          key={family.id}
          copy={copy}
          family={family}
          live={live}
          more={more}
          surface={index % 2 === 0 ? 'plain' : 'tinted'}
        />
      ))}
    </>
  );
}
