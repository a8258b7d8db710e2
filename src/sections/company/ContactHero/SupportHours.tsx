import type { SupportClockCopy } from '../../../schema/sharedWords.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { clockText, companyClock, isOpen, nextChange } from '../../SupportStatus/supportHours.ts';
import { useCurrentMinute } from '../../SupportStatus/useCurrentMinute.ts';
import styles from './SupportHours.module.css';

interface Words {
  clock: SupportClockCopy;
  /** The days of the week, Sunday first. */
  days: readonly string[];
}

/** A day and a time on a clock. */
interface Clock {
  weekday: number;
  minutes: number;
}

/** Fills a day and a time into a sentence. */
function fillTime(sentence: string, { weekday, minutes }: Clock, days: readonly string[]): string {
  return fillPlaceholders(sentence, { day: days[weekday] ?? '', time: clockText(minutes) });
}

/** A time on the visitor's clock. */
function visitorClock(moment: Date): Clock {
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
): [ours: string, yours: string | null] {
  const ours = companyClock(change);
  const yours = visitorClock(change);
  const kind = open ? 'closes' : 'opens';
  const same = ours.weekday === yours.weekday && ours.minutes === yours.minutes;
  return [
    fillTime(words[kind], ours, days),
    same ? null : fillTime(words.onYourClock[kind], yours, days),
  ];
}

/** The support hours, and whether we're open now. */
export function SupportHours({ times, ...words }: Words & { times: string }) {
  const now = useCurrentMinute();
  return (
    <div className={styles.hours}>
      <p className={styles.times}>{times}</p>
      <div className={styles.status} data-print="none">
        {now && <OpenStatus now={now} words={words} />}
      </div>
    </div>
  );
}

function OpenStatus({ now, words }: { now: Date; words: Words }) {
  const open = isOpen(now);
  const change = nextChange(now);
  const [next, yours] = change ? changeTexts(change, open, words) : [null, null];
  return (
    <>
      <p className={styles.state} data-open={open}>
        <strong>{open ? words.clock.open : words.clock.closed}</strong>
        {next && <span>{next}</span>}
      </p>
      <p className={styles.clock}>
        {fillTime(words.clock.clock, companyClock(now), words.days)}
        {yours && ` ${yours}`}
      </p>
    </>
  );
}
