import { aboutPage } from '../../content/about.ts';
import { ProductFamilies } from './AboutUs/ProductFamilies.tsx';
import { Principles } from './AboutUs/Principles.tsx';
import { QuiltStory } from './AboutUs/QuiltStory.tsx';
import { RiverCloth } from './AboutUs/RiverCloth.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function AboutUs() {
  return (
    <PageSections>
      <Hero copy={aboutPage.hero} drawing={<RiverCloth />} />
      <QuiltStory />
      <Principles />
      <ProductFamilies />
    </PageSections>
  );
}
