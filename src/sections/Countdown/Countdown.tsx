import { countdownWords as words } from '../../content/countdown.ts';
import type { CountdownCopy } from '../../content/schema/countdown.ts';
import { dateInWords } from './dateInWords.ts';
import { MinuteStitches } from './MinuteStitches.tsx';
import { inUnits } from './timeLeft.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** The moment to count to, with its time zone: `site.countdownTarget`. */
  target: string;
  /** The sentence under the counter. */
  copy: CountdownCopy;
}

const unitNames = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down to a moment and shows zeros once it is past. Screen readers are not told of each
 * second; whoever asks for the timer hears its value. It takes its colours from the ground.
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
