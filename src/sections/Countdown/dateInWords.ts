import { day, digits, time } from '../../language/inWords.ts';

/**
 * A date in its own time zone: '27 November 2026, 00:00 (UTC+6)'. Parsed from
 * the text, so that build and browser agree whatever their time zones.
 */
export function dateInWords(moment: string): string {
  const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(.+)$/.exec(moment);
  if (!parts) return moment;
  const [, date = '', clock = '', zone = ''] = parts;
  return `${day(date)}, ${time(clock)} (${zoneInWords(zone)})`;
}

/** '+06:00' becomes 'UTC+6', '+05:30' becomes 'UTC+5:30'. */
function zoneInWords(zone: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return 'UTC';
  return digits(`UTC${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`);
}
