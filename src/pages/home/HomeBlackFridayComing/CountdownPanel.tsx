import type { CountdownCopy } from '../../../content/schema/countdown.ts';
import { site } from '../../../content/site.ts';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import styles from './CountdownPanel.module.css';

/** The countdown on a light card beside the copy. */
export function CountdownPanel({ copy }: { copy: CountdownCopy }) {
  return (
    <div className={styles.panel}>
      <Countdown target={site.countdownTarget} copy={copy} />
    </div>
  );
}
