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
import { Highlights } from '../../sections/Highlights/Highlights.tsx';
import { HomePricing } from '../../sections/HomePricing/HomePricing.tsx';
import { Included } from '../../sections/Included/Included.tsx';
import { RiverScene } from '../../sections/RiverScene/RiverScene.tsx';
import { SceneHero } from '../../sections/SceneHero/SceneHero.tsx';
import { Services } from '../../sections/Services/Services.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function HomeImage() {
  return (
    <PageSections>
      <SceneHero words={imageOpening} scene={<RiverScene />} />
      <Highlights {...homeHighlights} />
      <HomePricing />
      <Included {...homeIncluded} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <Faq words={homeFaq} />
    </PageSections>
  );
}
