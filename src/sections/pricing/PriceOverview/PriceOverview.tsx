import copy from '#content/words/plan-cards.js';
import { useProducts } from '../../../portal/useProducts.ts';
import { AfterFirstScreen } from '../../../routing/AfterFirstScreen.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import { FamilyLinks } from '../FamilyLinks/FamilyLinks.tsx';
import { PriceStatus } from '../PriceStatus/PriceStatus.tsx';
import { FamilyPrices } from './FamilyPrices.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

/** All families with their plans and live prices, from one portal call. */
export function PriceOverview(props: SectionProps<typeof schema>) {
  const { families, title, lead, drawing: Drawing, jump, more } = props;
  const live = useProducts(families.flatMap(({ plans }) => plans));
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
      <Hero size="compact" copy={{ title, lead }} drawing={<Drawing />}>
        <PriceStatus copy={copy} live={live} />
      </Hero>
      <FamilyLinks label={jump} families={families}>
        {lists.slice(0, 1)}
        <AfterFirstScreen>{lists.slice(1)}</AfterFirstScreen>
      </FamilyLinks>
    </>
  );
}
