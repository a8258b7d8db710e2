import type { SupportHours } from '../../schema/site.ts';
import { site } from '../../site/site.ts';
import { time } from '../../language/inWords.ts';

type Hours = SupportHours;

interface Span {
  from: number;
  to: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The opening times around a given time, from a week before to two weeks after; adjacent ones are merged.
 * Calculated on a clock shifted by the company's UTC offset, so the
 * visitor's time zone doesn't matter.
 */
function spansAround(moment: number, hours: Hours): Span[] {
  const shift = hours.utcOffsetMinutes * minute;
  const today = Math.floor((moment + shift) / day);
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  // Closing at or before the opening time means the next day.
  const length = ((closes > opens ? closes : closes + 24 * 60) - opens) * minute;
  const openDays = new Set<number>(hours.days);
  const spans: Span[] = [];
  for (let date = today - 7; date <= today + 14; date++) {
    // 1 January 1970 was a Thursday, day 4 of the week.
    if (!openDays.has((((date + 4) % 7) + 7) % 7)) continue;
    const from = date * day + opens * minute - shift;
    const last = spans.at(-1);
    if (last && from <= last.to) last.to = from + length;
    else spans.push({ from, to: from + length });
  }
  return spans;
}

/** Whether support is open. The opening minute counts, the closing minute doesn't. */
export function isOpen(now: Date, hours: Hours = site.supportHours): boolean {
  const moment = now.getTime();
  return spansAround(moment, hours).some(({ from, to }) => from <= moment && moment < to);
}

/** When support next opens or closes; null if it is always open. */
export function nextChange(now: Date, hours: Hours = site.supportHours): Date | null {
  const moment = now.getTime();
  const spans = spansAround(moment, hours);
  const end = spans.at(-1)?.to;
  const next = spans.flatMap(({ from, to }) => [from, to]).find((edge) => edge > moment);
  return next === undefined || (next === end && spans.length === 1) ? null : new Date(next);
}

/** A time on the company's clock: day of the week (0 is Sunday) and minutes since midnight. */
export function companyClock(
  now: Date,
  hours: Pick<Hours, 'utcOffsetMinutes'> = site.supportHours,
): { weekday: number; minutes: number } {
  const shifted = new Date(now.getTime() + hours.utcOffsetMinutes * minute);
  return {
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Minutes since midnight as 09:05, or as this edition writes it. */
export function clockText(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return time(`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

/** Whether a minute of the day is within opening hours, on any day. */
export function isWithinHours(minutes: number, hours: Hours = site.supportHours): boolean {
  const opens = minutesOf(hours.opens);
  const closes = minutesOf(hours.closes);
  return closes > opens
    ? opens <= minutes && minutes < closes
    : minutes >= opens || minutes < closes;
}
