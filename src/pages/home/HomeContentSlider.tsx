import { homeDomainSearch, homeFaq, homeIncluded } from '../../content/home.ts';
import { slides, sliderWords } from '../../content/homes/contentSlider.ts';
import { DomainSearch } from '../../sections/DomainSearch/DomainSearch.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { HomePricing } from './shared/HomePricing/HomePricing.tsx';
import { IncludedFeatures } from './shared/IncludedFeatures/IncludedFeatures.tsx';
import { Slider } from './HomeContentSlider/Slider.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeContentSlider() {
  return (
    <PageSections>
      <Slider words={sliderWords} slides={slides} />
      <DomainSearch words={homeDomainSearch} />
      <HomePricing />
      <SupportWeek />
      <IncludedFeatures {...homeIncluded} />
      <Faq words={homeFaq} />
    </PageSections>
  );
}
