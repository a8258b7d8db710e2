import type { PageProps } from '../../schema/copy.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { Services } from './shared/Services/Services.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { BackgroundVideo } from './HomeBackgroundVideo/BackgroundVideo.tsx';
import { Hosting as Medallion } from '#drawings/medallions/Hosting.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';
import styles from './HomeBackgroundVideo/HomeBackgroundVideo.module.css';

export function HomeBackgroundVideo({ copy }: PageProps<'home/home-background-video'>) {
  return (
    <PageSections>
      <Hero
        className={styles.hero}
        size="large"
        surface="dark"
        copy={copy.hero}
        backdrop={
          <>
            <BackgroundVideo {...copy.video} />
            <div className={styles.still}>
              <Medallion />
            </div>
          </>
        }
      />
      <Steps id="ordering" {...copy.ordering} />
      <HomePricing copy={copy.pricing} />
      <Highlights {...copy.highlights} />
      <Services {...copy.services} />
      <DomainSearch copy={copy.domainSearch} />
      <Faq {...copy.faq} surface="tinted" />
    </PageSections>
  );
}
