import { site } from '../../../site/site.ts';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../composedPage.tsx';

/** Counts down to the date of site.yaml. */
export function ComposedCountdown({ copy, id, surface, shared }: SectionProps<'countdown'>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={copy.title} lead={copy.lead} />
      <Countdown target={site.countdownTarget} copy={shared.countdown} states={copy} />
    </Section>
  );
}
