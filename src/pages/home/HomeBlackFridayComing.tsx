import type { PageProps } from '../../schema/copy.ts';
import { CountdownPanel } from './HomeBlackFridayComing/CountdownPanel.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Highlights } from './shared/Highlights/Highlights.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { Steps } from '../../sections/Steps/Steps.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeBlackFridayComing({ copy }: PageProps<'home/home-black-friday-coming'>) {
  return (
    <PageSections>
      <Hero
        size="large"
        surface="dark"
        copy={copy.hero}
        drawing={<CountdownPanel copy={copy.counter} states={copy.countdown} />}
        drawingSize="panel"
      />
      <Steps sewn id="ready" {...copy.checklist} />
      <HomePricing copy={copy.pricing} />
      <Highlights {...copy.highlights} />
      <Faq {...copy.faq} surface="tinted" />
      <DomainSearch copy={copy.domainSearch} />
    </PageSections>
  );
}
