import {
  gamingEyebrow,
  gamingFamilies,
  gamingFaq,
  gamingHero,
  gamingSides,
  gamingTerminal,
} from '../../content/homes/gaming.ts';
import { FamilyBrowser } from '../../sections/FamilyBrowser/FamilyBrowser.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { PixelTiger } from './HomeGamingHosting/PixelTiger.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { TwoSides } from '../../sections/TwoSides/TwoSides.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeGamingHosting() {
  return (
    <PageSections>
      <Hero eyebrow={gamingEyebrow} words={gamingHero} drawing={<PixelTiger />} />
      <FamilyBrowser words={gamingFamilies} />
      <Terminal {...gamingTerminal} />
      <SupportWeek />
      <TwoSides {...gamingSides} />
      <Faq words={gamingFaq} />
    </PageSections>
  );
}
