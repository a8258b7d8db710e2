import type { PageProps } from '../../content/schema/copy.ts';
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

export function Home({ copy }: PageProps<'home/home'>) {
  return (
    <PageSections>
      <Hero
        size="large"
        copy={copy.hero}
        drawing={<Medallion motif="hosting" />}
        drawingSize="large"
      />
      <DomainSearch copy={copy.domainSearch} overlap />
      <Highlights {...copy.highlights} />
      <HomePricing copy={copy.pricing} />
      <Steps id="ordering" {...copy.ordering} />
      <IncludedFeatures {...copy.included} />
      <SupportWeek copy={copy.support} />
      <Services {...copy.services} />
      <Faq copy={copy.faq} />
    </PageSections>
  );
}
