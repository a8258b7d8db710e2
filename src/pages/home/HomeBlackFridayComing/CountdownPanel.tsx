import type { CountdownStates } from '../../../schema/blocks.ts';
import type { CountdownCopy } from '../../../schema/common.ts';
import { site } from '../../../site/site.ts';
import { Countdown } from '../../../sections/Countdown/Countdown.tsx';
import styles from './CountdownPanel.module.css';

interface CountdownPanelProps {
  copy: CountdownCopy;
  states: CountdownStates;
}

/** The countdown on a light card beside the copy. */
export function CountdownPanel({ copy, states }: CountdownPanelProps) {
  return (
    <div className={styles.panel}>
      <Countdown target={site.countdownTarget} copy={copy} states={states} />
    </div>
  );
}
