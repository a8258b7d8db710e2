import type { PlanFamily } from '../../../content/schema/plan.ts';
import { useProducts } from '../../../portal/useProducts.ts';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { FamilyLinks } from '../shared/FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../shared/PriceStatus/PriceStatus.tsx';
import { FamilyPrices } from './FamilyPrices.tsx';

interface PriceOverviewProps {
  families: readonly PlanFamily[];
  title: string;
  lead: string;
  /** The list's name for screen readers. */
  jump: string;
  /** The link to a family's own page. */
  more: string;
}

/** All families with their plans and live prices, from one portal call. */
export function PriceOverview({ families, title, lead, jump, more }: PriceOverviewProps) {
  const live = useProducts(families.flatMap(({ plans }) => plans.map((plan) => plan.id)));
  return (
    <>
      <Hero size="compact" copy={{ title, lead }}>
        <PriceStatus live={live} />
        <FamilyLinks label={jump} families={families} />
      </Hero>
      {families.map((family, index) => (
        <FamilyPrices
          key={family.id}
          family={family}
          live={live}
          more={more}
          surface={index % 2 === 0 ? 'plain' : 'tinted'}
        />
      ))}
    </>
  );
}
