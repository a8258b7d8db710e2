import type { PageProps } from '../../schema/copy.ts';
import { PlansByFamily } from '../../sections/PlansByFamily/PlansByFamily.tsx';
import { Faq } from '../../sections/Faq/Faq.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { PixelTiger } from '#drawings/PixelTiger.tsx';
import { SupportWeek } from './shared/SupportWeek/SupportWeek.tsx';
import { Terminal } from '../../sections/Terminal/Terminal.tsx';
import { Responsibilities } from '../../sections/Responsibilities/Responsibilities.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function HomeGamingHosting({ copy }: PageProps<'home/home-gaming-hosting'>) {
  return (
    <PageSections>
      <Hero size="large" copy={copy.hero} drawing={<PixelTiger />} />
      <PlansByFamily {...copy.plans} />
      <Terminal {...copy.terminal} />
      <SupportWeek copy={copy.support} />
      <Responsibilities {...copy.responsibilities} />
      <Faq {...copy.faq} />
    </PageSections>
  );
}
