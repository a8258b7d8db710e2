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
import { Hero } from '../../sections/Hero/Hero.tsx';
import { BackgroundVideo } from './HomeBackgroundVideo/BackgroundVideo.tsx';
import { Medallion } from '../../ui/Medallion/Medallion.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import styles from './HomeBackgroundVideo/HomeBackgroundVideo.module.css';

export function HomeBackgroundVideo() {
  return (
    <PageSections>
      <Hero
        className={styles.hero}
        size="large"
        surface="dark"
        copy={videoOpening}
        backdrop={
          <>
            <BackgroundVideo words={filmWords} />
            <div className={styles.still}>
              <Medallion motif="hosting" />
            </div>
          </>
        }
      />
      <Steps id="ordering" {...homeOrdering} />
      <HomePricing />
      <Highlights {...homeHighlights} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <Faq words={homeFaq} surface="tinted" />
    </PageSections>
  );
}
