import { fillPlaceholders } from './fillPlaceholders.ts';

/** 'Saturday to Thursday' for days in a row, otherwise 'Sunday, Tuesday'. 0 is Sunday. */
export function daysInWords(
  days: readonly number[],
  words: { days: readonly string[]; supportHours: { range: string } },
): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const name = (day: number) => words.days[day % 7] ?? '';
  // A run may pass the end of the week. Seven days start on Sunday.
  const starts = sorted.filter((day) => !sorted.includes((day + 6) % 7));
  const [start = 0] = starts;
  if (starts.length > 1 || sorted.length < 3) return sorted.map(name).join(', ');
  return fillPlaceholders(words.supportHours.range, {
    first: name(start),
    last: name(start + sorted.length - 1),
  });
}

/** 'com, net and org' */
export function listInWords(things: readonly string[], and: string): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
}
