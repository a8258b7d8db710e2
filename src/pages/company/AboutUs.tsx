import type { PageProps } from '../../schema/copy.ts';
import { ProductFamilies } from './AboutUs/ProductFamilies.tsx';
import { Principles } from './AboutUs/Principles.tsx';
import { QuiltStory } from './AboutUs/QuiltStory.tsx';
import { RiverCloth } from './AboutUs/RiverCloth.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function AboutUs({ copy }: PageProps<'company/about-us'>) {
  return (
    <PageSections>
      <Hero copy={copy.hero} drawing={<RiverCloth />} />
      {copy.story && <QuiltStory {...copy.story} />}
      <Principles {...copy.principles} label={copy.label} />
      <ProductFamilies {...copy.families} />
    </PageSections>
  );
}
