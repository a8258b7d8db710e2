import counter from '#content/words/countdown.js';
import { site } from '../../../site/site.ts';
import { Countdown } from '../../Countdown/Countdown.tsx';
import { Hero } from '../../Hero/Hero.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ComingSoonHero.module.css';

/** The first screen before something starts. */
export function ComingSoonHero({
  countdown,
  drawing: Drawing,
  ...copy
}: SectionProps<typeof schema>) {
  return (
    <Hero
      size="large"
      align="centre"
      surface="plain"
      copy={copy}
      details={<Countdown target={site.countdownTarget} copy={counter} states={countdown} />}
      drawing={
        <div className={styles.drawing}>
          <Drawing />
        </div>
      }
    />
  );
}
