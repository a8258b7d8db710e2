import type { PageProps } from '../../schema/copy.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Slider } from './HomeContentSlider/Slider.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeContentSlider({ copy }: PageProps<'home/home-content-slider'>) {
  return (
    <PageSections>
      <Slider copy={copy.slider} slides={copy.slides} />
      <DomainSearch copy={copy.domainSearch} />
      <HomePricing copy={copy.pricing} />
      <SupportWeek copy={copy.support} />
      <IncludedFeatures {...copy.included} />
      <Faq {...copy.faq} />
    </PageSections>
  );
}
