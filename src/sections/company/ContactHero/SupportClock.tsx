import { site } from '../../../site/site.ts';
import { digits } from '../../../language/inWords.ts';
import { companyClock, isOpen, isWithinHours } from '../../SupportStatus/supportHours.ts';
import { useCurrentMinute } from '../../SupportStatus/useCurrentMinute.ts';
import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './SupportClock.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const petal = 'M0-22Q14 0 0 22Q-14 0 0-22Z';
const stitchedPetal = 'M0-28Q19 0 0 28Q-19 0 0-28Z';

/** The angle of a minute of the day: noon is at the top, midnight at the bottom. */
function angle(minutes: number): number {
  return Math.round((minutes / 1440) * 3600 + 1800) / 10;
}

/** Moves the label of an hour inside the ring and keeps it upright. */
function labelTransform(hour: number): string {
  const degrees = angle(hour * 60);
  return `rotate(${degrees})translate(0-90)rotate(${-degrees})`;
}

/**
 * The day as a ring of 24 petals, those of the support hours in gold, with a needle that points at
 * the company's time. Decorative: the hours are also given as text.
 */
export function SupportClock() {
  const now = useCurrentMinute();
  const clock = now && companyClock(now);
  // After midnight, support may still be open from the day before.
  const dayOff =
    now !== null &&
    clock !== null &&
    !new Set<number>(site.supportHours.days).has(clock.weekday) &&
    !isOpen(now);
  return (
    <StitchedFrame>
      <circle className={styles.ring} r="186" />
      <circle className={styles.ring} r="110" />
      {hours.map((hour) => (
        <g key={hour} transform={`rotate(${angle(hour * 60 + 30)})translate(0-148)`}>
          <path className={styles.stitch} d={stitchedPetal} />
          {isWithinHours(hour * 60) && !dayOff && <path className={styles.open} d={petal} />}
        </g>
      ))}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} className={styles.hour} transform={labelTransform(hour)}>
          {digits(hour)}
        </text>
      ))}
      {clock && <Needle degrees={angle(clock.minutes)} />}
      <circle className={styles.heart} r="14" />
    </StitchedFrame>
  );
}

/** A needle with its thread trailing behind, pointing up before it is turned. */
function Needle({ degrees }: { degrees: number }) {
  return (
    <g transform={`rotate(${degrees})`}>
      <path className={styles.thread} d="M0 62C34 84-30 92 4 116" />
      <path className={styles.needle} d="M0-172L5 40Q6 70 0 74Q-6 70-5 40Z" />
      <path className={styles.eye} d="M0 48V62" />
    </g>
  );
}
