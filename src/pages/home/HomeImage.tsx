import type { PageProps } from '../../schema/copy.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { RiverScene } from './HomeImage/RiverScene.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Services } from './shared/Services/Services.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeImage({ copy }: PageProps<'home/home-image'>) {
  return (
    <PageSections>
      <Hero size="large" align="centre" copy={copy.hero} drawing={<RiverScene />} />
      <Highlights {...copy.highlights} />
      <HomePricing copy={copy.pricing} />
      <IncludedFeatures {...copy.included} />
      <Services {...copy.services} />
      <DomainSearch copy={copy.domainSearch} />
      <Faq {...copy.faq} />
    </PageSections>
  );
}
