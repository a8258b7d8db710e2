import {
  homeDomainSearch,
  homeFaq,
  homeHighlights,
  homeOrdering,
  homeServices,
} from '../../content/home.ts';
import { filmWords, videoOpening } from '../../content/homes/backgroundVideo.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { Services } from './shared/Services/Services.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { VideoHero } from './HomeBackgroundVideo/VideoHero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBackgroundVideo() {
  return (
    <PageSections>
      <VideoHero words={videoOpening} film={filmWords} />
      <Steps id="ordering" words={homeOrdering} />
      <HomePricing />
      <Highlights {...homeHighlights} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <Faq words={homeFaq} surface="tinted" />
    </PageSections>
  );
}
