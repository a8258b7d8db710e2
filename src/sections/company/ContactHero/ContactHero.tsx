import clock from '#content/words/support-clock.js';
import { useSiteCopy } from '../../../routing/siteCopy.ts';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { SupportClock } from './SupportClock.tsx';
import { SupportHours } from './SupportHours.tsx';

/** The first screen of the support page: when we are there, and whether that is now. */
export function ContactHero({ times, ...copy }: SectionProps<typeof schema>) {
  const { days } = useSiteCopy().company;
  return (
    <Hero
      copy={copy}
      details={<SupportHours times={times} clock={clock} days={days} />}
      drawing={<SupportClock />}
      drawingSize="wideOnly"
    />
  );
}
