import type { PageProps } from '../../schema/copy.ts';
import { site } from '../../site/site.ts';
import { Countdown } from '../../sections/Countdown/Countdown.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { UnfinishedMedallion } from './ComingSoon/UnfinishedMedallion.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ComingSoon({ copy }: PageProps<'specialty/coming-soon'>) {
  return (
    <PageSections>
      <Hero
        size="large"
        align="centre"
        surface="plain"
        copy={copy.hero}
        details={
          <Countdown target={site.countdownTarget} copy={copy.counter} states={copy.countdown} />
        }
        drawing={<UnfinishedMedallion />}
      />
      <NextLinks {...copy.meanwhile} />
    </PageSections>
  );
}
