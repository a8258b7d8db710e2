import {
  homeDomainSearch,
  homeFaq,
  homeHero,
  homeHighlights,
  homeIncluded,
  homeOrdering,
  homeServices,
} from '../../content/home.ts';
import { site } from '../../content/site.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Services } from './shared/Services/Services.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function Home() {
  return (
    <PageSections>
      <Hero
        size="large"
        copy={{ eyebrow: site.tagline, ...homeHero }}
        drawing={<Medallion motif="hosting" />}
        drawingSize="large"
      />
      <DomainSearch words={homeDomainSearch} overlap />
      <Highlights {...homeHighlights} />
      <HomePricing />
      <Steps id="ordering" {...homeOrdering} />
      <IncludedFeatures {...homeIncluded} />
      <SupportWeek />
      <Services {...homeServices} />
      <Faq words={homeFaq} />
    </PageSections>
  );
}
