import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Language } from '../schema/language.ts';

/** 'Saturday to Thursday' for days in a row, otherwise 'Sunday, Tuesday'. 0 is Sunday. */
export function daysInWords(
  days: readonly number[],
  words: { days: readonly string[]; supportHours: { range: string } },
): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const name = (day: number) => words.days[day % 7] ?? '';
  // A run of days may wrap around the end of the week. All seven start on Sunday.
  const starts = sorted.filter((day) => !sorted.includes((day + 6) % 7));
  const [start = 0] = starts;
  if (starts.length > 1 || sorted.length < 3) return sorted.map(name).join(', ');
  return fillPlaceholders(words.supportHours.range, {
    first: name(start),
    last: name(start + sorted.length - 1),
  });
}

/** 'com, net and org' */
export function listInWords(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** A text with its digits replaced by those of a language. */
export function withDigits(text: string, { digits }: Pick<Language, 'digits'>): string {
  return text.replaceAll(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

/** '64 GB' in the digits and units of a language. Names such as 'Ryzen 5 3600' stay as they are. */
export function amountInWords(
  amount: string | number,
  language: Pick<Language, 'digits' | 'units'>,
): string {
  const translated = String(amount).replaceAll(
    /(\d?)([A-Za-z]+)/g,
    (match, digit: string, unit: string) =>
      language.units[unit] === undefined ? match : `${digit} ${language.units[unit]}`.trim(),
  );
  return /[A-Za-z]/.test(translated) ? String(amount) : withDigits(translated, language);
}

/** '17:00' as a language writes it: with the time of day, if it has words for that. */
export function timeInWords(
  time: string,
  language: Pick<Language, 'digits' | 'timesOfDay' | 'clock'>,
): string {
  const { clock } = language;
  if (!clock) return withDigits(time, language);
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  let timeOfDay = '';
  for (const { from, name } of language.timesOfDay) if (from <= hour) timeOfDay = name;
  const numbers = { hour: String(hour % 12 || 12), minutes: String(minutes) };
  const template = minutes === 0 ? clock.hour : clock.minutes;
  return withDigits(fillPlaceholders(template, { timeOfDay, ...numbers }), language);
}

/** The day of '2026-10-11' with the name of its month. */
export function dayInWords(
  day: string,
  language: Pick<Language, 'digits' | 'months' | 'date'>,
): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return fillPlaceholders(language.date, {
    day: withDigits(String(Number(date)), language),
    month: language.months[Number(month) - 1] ?? '',
    year: withDigits(year, language),
  });
}

/** A phone number as people dial it where the language is spoken. */
export function phoneInWords(number: string, language: Pick<Language, 'digits' | 'phone'>): string {
  const { international = '', national = '' } = language.phone ?? {};
  const dialled =
    international !== '' && number.startsWith(international)
      ? national + number.slice(international.length)
      : number;
  return withDigits(dialled, language);
}
