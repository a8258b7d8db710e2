import type { CountdownStates } from '../../schema/blocks.ts';
import type { CountdownCopy } from '../../schema/sharedWords.ts';
import { digits } from '../../language/inWords.ts';
import { dateInWords } from './dateInWords.ts';
import { MinuteStitches } from './MinuteStitches.tsx';
import { inUnits } from './timeLeft.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** The date to count down to, with its time zone: `site.countdownTarget`. */
  target: string;
  copy: CountdownCopy;
  /** The sentence under the counter. */
  states: CountdownStates;
}

const unitNames = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to a date and shows zeros once it has passed. Screen readers don't announce every
 * second, but can read the timer's value. Inherits its colours from the surface.
 */
export function Countdown({ target, copy, states }: CountdownProps) {
  const left = useSecondsLeft(Date.parse(target));
  const value = left === null ? null : inUnits(left);
  const sentence = sentenceFor(left, states);
  return (
    <div className={styles.countdown}>
      <div className={styles.units} role="timer" aria-live="off" aria-label={copy.label}>
        {unitNames.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>
              {value ? digits(String(value[unit]).padStart(2, '0')) : '--'}
            </span>{' '}
            <span className={styles.name}>
              {copy.units[unit][value?.[unit] === 1 ? 'one' : 'other']}
            </span>{' '}
          </span>
        ))}
      </div>
      <MinuteStitches secondsLeft={left} />
      <div className={styles.notes}>
        {/* A new element for a new sentence: in a reused one, centred text would count as a layout
            shift. */}
        <p key={sentence} className={styles.sentence}>
          {sentence}
        </p>
        <p className={styles.date}>
          {copy.counting} <time dateTime={target}>{dateInWords(target)}</time>
        </p>
      </div>
    </div>
  );
}

function sentenceFor(left: number | null, states: CountdownStates): string {
  if (left === null) return states.anytime;
  return left > 0 ? states.before : states.after;
}
