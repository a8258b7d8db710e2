import { aboutPage } from '../../content/about.ts';
import { Patchwork } from '../../sections/About/Patchwork.tsx';
import { Principles } from '../../sections/About/Principles.tsx';
import { QuiltStory } from '../../sections/About/QuiltStory.tsx';
import { RiverCloth } from '../../sections/About/RiverCloth.tsx';
import { DrawnHero } from '../../sections/DrawnHero/DrawnHero.tsx';

export function AboutUs() {
  return (
    <>
      <DrawnHero {...aboutPage.hero} drawing={<RiverCloth />} />
      <QuiltStory />
      <Principles />
      <Patchwork />
    </>
  );
}
