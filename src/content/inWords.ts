import { fillPlaceholders } from './fillPlaceholders.ts';

/** 'Sunday to Thursday' for days in a row, otherwise 'Sunday, Tuesday'. 0 is Sunday. */
export function daysInWords(
  days: readonly number[],
  words: { days: readonly string[]; supportHours: { range: string } },
): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const names = sorted.map((day) => words.days[day] ?? '');
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const inOneRun = sorted.every((day, index) => day === (sorted[0] ?? 0) + index);
  return inOneRun && names.length > 2
    ? fillPlaceholders(words.supportHours.range, { first, last })
    : names.join(', ');
}

/** 'com, net and org' */
export function listInWords(things: readonly string[], and: string): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} ${and} ${things.at(-1)}`;
}
