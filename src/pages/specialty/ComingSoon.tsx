import { comingSoonCopy, comingSoonWords, meanwhile } from '../../content/specialty.ts';
import { site } from '../../content/site.ts';
import { Countdown } from '../../sections/Countdown/Countdown.tsx';
import { Hero } from '../../sections/Hero/Hero.tsx';
import { UnfinishedMedallion } from './ComingSoon/UnfinishedMedallion.tsx';
import { NextLinks } from '../../sections/NextLinks/NextLinks.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function ComingSoon() {
  return (
    <PageSections>
      <Hero
        size="large"
        align="centre"
        surface="plain"
        copy={comingSoonWords}
        details={<Countdown target={site.countdownTarget} copy={comingSoonCopy} />}
        drawing={<UnfinishedMedallion />}
      />
      <NextLinks {...meanwhile} />
    </PageSections>
  );
}
