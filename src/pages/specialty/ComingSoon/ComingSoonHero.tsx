import type { CountdownCopy } from '../../../content/schema/countdown.ts';
import type { OpeningWords } from '../../../content/schema/opening.ts';
import { site } from '../../../content/site.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './ComingSoonHero.module.css';

interface ComingSoonHeroProps {
  words: OpeningWords;
  copy: CountdownCopy;
}

/** A first screen that waits: the counter in the middle, and a medallion that is not finished. */
export function ComingSoonHero({ words, copy }: ComingSoonHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.container}>
        <HeroCopy words={words} align="middle">
          <Countdown target={site.countdownTarget} copy={copy} />
        </HeroCopy>
      </div>
      <div className={styles.horizon}>
        <Medallion motif="domains" sewn={0.4} />
      </div>
    </section>
  );
}
