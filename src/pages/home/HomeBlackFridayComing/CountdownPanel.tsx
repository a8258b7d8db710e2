import type { CountdownCopy } from '../../../content/schema/countdown.ts';
import type { OpeningWords } from '../../../content/schema/opening.ts';
import { site } from '../../../content/site.ts';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import { HeroText } from '../../../sections/HeroText/HeroText.tsx';
import styles from './CountdownPanel.module.css';

interface CountdownPanelProps {
  words: OpeningWords;
  copy: CountdownCopy;
}

/** A first screen on a deep ground: the words on one side, the counter on a patch of its own. */
export function CountdownPanel({ words, copy }: CountdownPanelProps) {
  return (
    <section className={styles.ground}>
      <div className={styles.measure}>
        <HeroText words={words} ground="deep" />
        <div className={styles.patch}>
          <Countdown target={site.countdownTarget} copy={copy} />
        </div>
      </div>
    </section>
  );
}
