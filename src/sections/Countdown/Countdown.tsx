import { countdownWords as words } from '../../content/countdown.ts';
import type { CountdownCopy } from '../../content/schema/countdown.ts';
import { dateInWords } from './dateInWords.ts';
import { MinuteStitches } from './MinuteStitches.tsx';
import { inUnits } from './timeLeft.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** The date to count down to, with its time zone: `site.countdownTarget`. */
  target: string;
  /** The sentence under the counter. */
  copy: CountdownCopy;
}

const unitNames = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to a date and shows zeros once it has passed. Screen readers don't announce every
 * second, but can read the timer's value. Inherits its colours from the surface.
 */
export function Countdown({ target, copy }: CountdownProps) {
  const left = useSecondsLeft(Date.parse(target));
  const value = left === null ? null : inUnits(left);
  return (
    <div className={styles.countdown}>
      <div className={styles.units} role="timer" aria-live="off" aria-label={words.label}>
        {unitNames.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>
              {value ? String(value[unit]).padStart(2, '0') : '--'}
            </span>{' '}
            <span className={styles.name}>
              {words.units[unit][value?.[unit] === 1 ? 'one' : 'other']}
            </span>{' '}
          </span>
        ))}
      </div>
      <MinuteStitches secondsLeft={left} />
      <div className={styles.notes}>
        <p className={styles.copy}>{copyFor(left, copy)}</p>
        <p className={styles.date}>
          {words.counting} <time dateTime={target}>{dateInWords(target, words.months)}</time>
        </p>
      </div>
    </div>
  );
}

function copyFor(left: number | null, copy: CountdownCopy): string {
  if (left === null) return copy.anytime;
  return left > 0 ? copy.before : copy.after;
}
