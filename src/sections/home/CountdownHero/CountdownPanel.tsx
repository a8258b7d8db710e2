import words from '#content/words/countdown.js';
import type { CountdownStates } from '../../../schema/blocks.ts';
import { site } from '../../../site/site.ts';
import { Countdown } from '../../Countdown/Countdown.tsx';
import styles from './CountdownPanel.module.css';

/** The countdown beside the copy, on the same cloth. */
export function CountdownPanel({ states }: { states: CountdownStates }) {
  return (
    <div className={styles.panel}>
      <Countdown target={site.countdownTarget} copy={words} states={states} />
    </div>
  );
}
