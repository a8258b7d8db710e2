import {
  homeDomainSearch,
  homeFaq,
  homeHighlights,
  homeIncluded,
  homeServices,
} from '../../content/home.ts';
import { imageOpening } from '../../content/homes/image.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { RiverScene } from './HomeImage/RiverScene.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { Services } from './shared/Services/Services.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeImage() {
  return (
    <PageSections>
      <Hero size="large" align="centre" copy={imageOpening} drawing={<RiverScene />} />
      <Highlights {...homeHighlights} />
      <HomePricing />
      <IncludedFeatures {...homeIncluded} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <Faq words={homeFaq} />
    </PageSections>
  );
}
