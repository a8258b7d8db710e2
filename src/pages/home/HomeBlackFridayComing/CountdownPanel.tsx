import type { CountdownCopy } from '../../../content/schema/countdown.ts';
import type { OpeningWords } from '../../../content/schema/opening.ts';
import { site } from '../../../content/site.ts';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './CountdownPanel.module.css';

interface CountdownPanelProps {
  words: OpeningWords;
  copy: CountdownCopy;
}

/** A first screen on a deep surface: the words on one side, the counter on a patch of its own. */
export function CountdownPanel({ words, copy }: CountdownPanelProps) {
  return (
    <section className={styles.surface}>
      <div className={styles.container}>
        <HeroCopy words={words} surface="dark" />
        <div className={styles.patch}>
          <Countdown target={site.countdownTarget} copy={copy} />
        </div>
      </div>
    </section>
  );
}
