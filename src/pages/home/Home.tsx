import { hero } from 'virtual:identity';
import type { PageProps } from '../../schema/copy.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { FromPrice } from './Home/FromPrice.tsx';
import { HomePlans } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Services } from './shared/Services/Services.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { useProducts } from '../../portal/useProducts.ts';
import { Hosting as Medallion } from '#drawings/medallions/Hosting.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

/** The hero picture says nothing that the words beside it don't. */
const decorative = '';

export function Home({ copy }: PageProps<'home/home'>) {
  const { cards } = copy.pricing;
  const live = useProducts(cards.map((card) => card.id));
  const [webHosting] = cards;
  return (
    <PageSections>
      <Hero
        size="large"
        copy={copy.hero}
        details={webHosting && <FromPrice copy={copy.fromPrice} card={webHosting} live={live} />}
        drawing={hero ? <img {...hero} alt={decorative} fetchPriority="high" /> : <Medallion />}
        drawingSize="large"
      />
      <DomainSearch copy={copy.domainSearch} overlap />
      <HomePlans copy={copy.pricing} live={live} />
      <Highlights {...copy.highlights} />
      <Steps id="ordering" {...copy.ordering} />
      <IncludedFeatures {...copy.included} />
      <SupportWeek copy={copy.support} />
      <Services {...copy.services} />
      <Faq {...copy.faq} />
    </PageSections>
  );
}
