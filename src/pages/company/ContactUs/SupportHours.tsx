import { facts } from '../../../content/facts.ts';
import { dayNames, supportHoursWords as words } from '../../../content/supportHours.ts';
import { clockText, companyClock, isOpen, nextChange } from './supportHours.ts';
import { useCurrentMinute } from './useCurrentMinute.ts';
import styles from './SupportHours.module.css';

function dayAndTime(weekday: number, minutes: number): string {
  return `${dayNames[weekday] ?? ''} ${clockText(minutes)}`;
}

/** A time on the visitor's clock. */
function visitorClock(moment: Date): { weekday: number; minutes: number } {
  return {
    weekday: moment.getDay(),
    minutes: moment.getHours() * 60 + moment.getMinutes(),
  };
}

/** What happens next, on our clock and, where it differs, on the visitor's. */
function changeTexts(change: Date, open: boolean): [here: string, yours: string | null] {
  const there = companyClock(change);
  const yours = visitorClock(change);
  const verb = open ? words.closes : words.opens;
  // Closing is always today; the next opening may be days away.
  const text = open
    ? `${verb} ${clockText(there.minutes)}`
    : `${verb} ${dayAndTime(there.weekday, there.minutes)}`;
  const same = there.weekday === yours.weekday && there.minutes === yours.minutes;
  const onYourClock = `${words.onYourClock} ${verb} ${dayAndTime(yours.weekday, yours.minutes)}.`;
  return [text, same ? null : onYourClock];
}

/** The support hours, and whether we're open now. */
export function SupportHours() {
  const now = useCurrentMinute();
  return (
    <div className={styles.hours}>
      <p className={styles.times}>{facts.supportTimes}</p>
      <div className={styles.sign}>{now && <Sign now={now} />}</div>
    </div>
  );
}

function Sign({ now }: { now: Date }) {
  const open = isOpen(now);
  const change = nextChange(now);
  const [next, yours] = change ? changeTexts(change, open) : [null, null];
  const { weekday, minutes } = companyClock(now);
  return (
    <>
      <p className={styles.state} data-open={open}>
        <strong>{open ? words.open : words.closed}</strong>
        {next && <span>{next}</span>}
      </p>
      <p className={styles.clock}>
        {words.clock.before} {dayAndTime(weekday, minutes)} {words.clock.after}
        {yours && ` ${yours}`}
      </p>
    </>
  );
}
