import { homeDomainSearch, homeHighlights } from '../../content/home.ts';
import { blackFridayFaq } from '../../content/homes/blackFriday.ts';
import { comingCopy, comingOpening, comingReady } from '../../content/homes/blackFridayComing.ts';
import { CountdownPanel } from './HomeBlackFridayComing/CountdownPanel.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBlackFridayComing() {
  return (
    <PageSections>
      <Hero
        size="large"
        surface="dark"
        copy={comingOpening}
        drawing={<CountdownPanel copy={comingCopy} />}
        drawingSize="panel"
      />
      <Steps id="ready" {...comingReady} />
      <HomePricing />
      <Highlights {...homeHighlights} />
      <Faq words={blackFridayFaq} surface="tinted" />
      <DomainSearch words={homeDomainSearch} />
    </PageSections>
  );
}
