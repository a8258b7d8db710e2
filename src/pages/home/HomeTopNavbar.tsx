import { homeDomainSearch, homeFaq, homeIncluded, homeServices } from '../../content/home.ts';
import { callWords } from '../../content/homes/topNavbar.ts';
import { CallHero } from '../../sections/CallHero/CallHero.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from '../../sections/HomePricing/HomePricing.tsx';
import { Included } from '../../sections/Included/Included.tsx';
import { Services } from '../../sections/Services/Services.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function HomeTopNavbar() {
  return (
    <PageSections>
      <CallHero words={callWords} />
      <Services {...homeServices} />
      <DomainSearch words={homeDomainSearch} />
      <HomePricing />
      <Faq words={homeFaq} />
      <Included {...homeIncluded} />
    </PageSections>
  );
}
