import { site } from '../../src/content/site.ts';
import type { MarkdownContext } from './context.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Sunday to Thursday' for days in a row, else each day by name. */
export function dayRange(days: readonly number[]): string {
  const names = days.map((day) => dayNames[day] ?? '');
  const inARow = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  return inARow && names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
}

/** The company's facts that a text may name in braces, so that they stand in site.ts alone. */
export const facts: Readonly<Record<string, string>> = {
  brand: site.brand,
  // The first line repeats the brand, which a text names by itself.
  address: site.address.filter((line) => line !== site.brand).join(', '),
  supportEmail: site.supportEmail,
  supportPhone: site.supportPhone,
  supportDays: dayRange(site.supportHours.days),
  supportOpens: site.supportHours.opens,
  supportCloses: site.supportHours.closes,
  licenceNumber: site.licenceNumber,
};

/** Puts the facts in the place of their names. */
export function fillFacts(text: string, { refuse }: MarkdownContext): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      const known = Object.keys(facts).map((key) => `{${key}}`);
      refuse(placeholder, `there is no such fact; write one of ${known.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
