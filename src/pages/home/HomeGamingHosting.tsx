import {
  gamingEyebrow,
  gamingFamilies,
  gamingFaq,
  gamingHero,
  gamingSides,
  gamingTerminal,
} from '../../content/homes/gaming.ts';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { PixelTiger } from './HomeGamingHosting/PixelTiger.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeGamingHosting() {
  return (
    <PageSections>
      <Hero
        size="large"
        copy={{ eyebrow: gamingEyebrow, ...gamingHero }}
        drawing={<PixelTiger />}
        drawingSize="large"
      />
      <PlansByFamily words={gamingFamilies} />
      <Terminal {...gamingTerminal} />
      <SupportWeek />
      <Responsibilities {...gamingSides} />
      <Faq words={gamingFaq} />
    </PageSections>
  );
}
