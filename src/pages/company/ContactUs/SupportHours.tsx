import type { SupportClockCopy } from '../../../content/schema/common.ts';
import {
  clockText,
  companyClock,
  isOpen,
  nextChange,
} from '../../../sections/SupportStatus/supportHours.ts';
import { useCurrentMinute } from '../../../sections/SupportStatus/useCurrentMinute.ts';
import styles from './SupportHours.module.css';

interface Words {
  clock: SupportClockCopy;
  /** The days of the week, Sunday first. */
  days: readonly string[];
}

function dayAndTime(days: readonly string[], weekday: number, minutes: number): string {
  return `${days[weekday] ?? ''} ${clockText(minutes)}`;
}

/** A time on the visitor's clock. */
function visitorClock(moment: Date): { weekday: number; minutes: number } {
  return {
    weekday: moment.getDay(),
    minutes: moment.getHours() * 60 + moment.getMinutes(),
  };
}

/** What happens next, on our clock and, where it differs, on the visitor's. */
function changeTexts(
  change: Date,
  open: boolean,
  { clock: words, days }: Words,
): [here: string, yours: string | null] {
  const there = companyClock(change);
  const yours = visitorClock(change);
  const verb = open ? words.closes : words.opens;
  // Closing is within a day; the next opening may be days away.
  const text = open
    ? `${verb} ${clockText(there.minutes)}`
    : `${verb} ${dayAndTime(days, there.weekday, there.minutes)}`;
  const same = there.weekday === yours.weekday && there.minutes === yours.minutes;
  const onYourClock = `${words.onYourClock} ${verb} ${dayAndTime(days, yours.weekday, yours.minutes)}.`;
  return [text, same ? null : onYourClock];
}

/** The support hours, and whether we're open now. */
export function SupportHours({ times, ...words }: Words & { times: string }) {
  const now = useCurrentMinute();
  return (
    <div className={styles.hours}>
      <p className={styles.times}>{times}</p>
      <div className={styles.sign}>{now && <Sign now={now} words={words} />}</div>
    </div>
  );
}

function Sign({ now, words }: { now: Date; words: Words }) {
  const open = isOpen(now);
  const change = nextChange(now);
  const [next, yours] = change ? changeTexts(change, open, words) : [null, null];
  const { weekday, minutes } = companyClock(now);
  return (
    <>
      <p className={styles.state} data-open={open}>
        <strong>{open ? words.clock.open : words.clock.closed}</strong>
        {next && <span>{next}</span>}
      </p>
      <p className={styles.clock}>
        {words.clock.clock.before} {dayAndTime(words.days, weekday, minutes)}{' '}
        {words.clock.clock.after}
        {yours && ` ${yours}`}
      </p>
    </>
  );
}
