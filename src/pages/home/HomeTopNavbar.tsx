import type { PageProps } from '../../schema/copy.ts';
import { ContactPanel } from './HomeTopNavbar/ContactPanel.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Services } from './shared/Services/Services.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeTopNavbar({ copy }: PageProps<'home/home-top-navbar'>) {
  return (
    <PageSections>
      <Hero
        size="large"
        surface="plain"
        copy={copy.hero}
        drawing={<ContactPanel {...copy.contact} />}
        drawingSize="panel"
      />
      <Services {...copy.services} />
      <DomainSearch copy={copy.domainSearch} />
      <HomePricing copy={copy.pricing} />
      <Faq {...copy.faq} />
      <IncludedFeatures {...copy.included} />
    </PageSections>
  );
}
