import { aboutPage } from '../../content/about.ts';
import { Patchwork } from '../../sections/About/Patchwork.tsx';
import { Principles } from '../../sections/About/Principles.tsx';
import { QuiltStory } from '../../sections/About/QuiltStory.tsx';
import { RiverCloth } from '../../sections/About/RiverCloth.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function AboutUs() {
  return (
    <PageSections>
      <DrawnHero {...aboutPage.hero} drawing={<RiverCloth />} />
      <QuiltStory />
      <Principles />
      <Patchwork />
    </PageSections>
  );
}
