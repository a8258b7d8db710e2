import cards from '#content/plans/home-cards.js';
import { hero } from '#drawings/identity.tsx';
import { useProducts } from '../../../portal/useProducts.ts';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import { FromPrice } from './FromPrice.tsx';
import type { schema } from './schema.ts';

/** The picture says nothing that the words beside it don't. */
const decorative = '';

/** The top of the home page, with what hosting costs. */
export function HomeHero({ fromPrice, drawing: Drawing, ...copy }: SectionProps<typeof schema>) {
  // All cards, as HomePricing asks: one call answers both.
  const live = useProducts(cards);
  const [first] = cards;
  return (
    <Hero
      size="large"
      copy={copy}
      details={first && <FromPrice copy={fromPrice} card={first} live={live} />}
      drawing={hero ? <img {...hero} alt={decorative} fetchPriority="high" /> : <Drawing />}
      drawingSize="large"
    />
  );
}
