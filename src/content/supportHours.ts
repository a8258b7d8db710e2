/** The days of the week, Sunday first, as in `site.supportHours.days`. */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 'Sunday to Thursday' for consecutive days, otherwise 'Sunday, Tuesday'. */
export function daysInWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const names = sorted.map((day) => dayNames[day] ?? '');
  const inOneRun = sorted.every((day, index) => day === (sorted[0] ?? 0) + index);
  return inOneRun && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/** Whether support is open now, in words. */
export const supportHoursWords = {
  open: 'Open now',
  closed: 'Closed now',
  /** Followed by the next change: 'closes 17:00', 'opens Sunday 10:00'. */
  closes: 'closes',
  opens: 'opens',
  /** Around the time there: 'It is Tuesday 14:05 in Bangladesh.' */
  clock: { before: 'It is', after: 'in Bangladesh.' },
  /** Before the same change on the visitor's clock: 'On your clock it opens Sunday 06:00.' */
  onYourClock: 'On your clock it',
} as const;
