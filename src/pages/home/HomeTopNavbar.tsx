import { homeDomainSearch, homeFaq, homeIncluded, homeServices } from '../../content/home.ts';
import { callWords } from '../../content/homes/topNavbar.ts';
import { CallHero } from './HomeTopNavbar/CallHero.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Services } from './shared/Services/Services.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeTopNavbar() {
  return (
    <PageSections>
      <CallHero words={callWords} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <HomePricing />
      <Faq words={homeFaq} />
      <IncludedFeatures {...homeIncluded} />
    </PageSections>
  );
}
