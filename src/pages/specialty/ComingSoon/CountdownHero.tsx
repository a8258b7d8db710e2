import type { CountdownCopy } from '../../../content/schema/countdown.ts';
import type { OpeningWords } from '../../../content/schema/opening.ts';
import { site } from '../../../content/site.ts';
import { Medallion } from '../../../ui/Medallion/Medallion.tsx';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import { HeroText } from '../../../sections/HeroText/HeroText.tsx';
import styles from './CountdownHero.module.css';

interface CountdownHeroProps {
  words: OpeningWords;
  copy: CountdownCopy;
}

/** A first screen that waits: the counter in the middle, and a medallion that is not finished. */
export function CountdownHero({ words, copy }: CountdownHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.measure}>
        <HeroText words={words} align="middle">
          <Countdown target={site.countdownTarget} copy={copy} />
        </HeroText>
      </div>
      <div className={styles.horizon}>
        <Medallion motif="domains" sewn={0.4} />
      </div>
    </section>
  );
}
