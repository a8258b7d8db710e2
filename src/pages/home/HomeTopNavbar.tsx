import { homeDomainSearch, homeFaq, homeIncluded, homeServices } from '../../content/home.ts';
import { callWords } from '../../content/homes/topNavbar.ts';
import { ContactPanel } from './HomeTopNavbar/ContactPanel.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Services } from './shared/Services/Services.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeTopNavbar() {
  return (
    <PageSections>
      <Hero
        size="large"
        surface="plain"
        copy={callWords.opening}
        drawing={<ContactPanel words={callWords} />}
        drawingSize="panel"
      />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <HomePricing />
      <Faq words={homeFaq} />
      <IncludedFeatures {...homeIncluded} />
    </PageSections>
  );
}
