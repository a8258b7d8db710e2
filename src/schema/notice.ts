import * as v from 'valibot';
import { fields, text } from './fields.ts';

/** Whether a date exists: 30 February does not. */
function isRealMoment(moment: string): boolean {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  return !Number.isNaN(Date.parse(moment)) && day <= new Date(year, month, 0).getDate();
}

export function dateAndTime(example: string, description: string) {
  return v.pipe(
    v.string(`write date, time and zone, such as ${example}`),
    v.regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/,
      `write date, time and zone, such as ${example}`,
    ),
    v.check(isRealMoment, `there is no such day or time; write one such as ${example}`),
    v.description(description),
  );
}

/** What all visitors should know for a while, such as maintenance; the words stand here so that one edit does it. */
export const notice = v.pipe(
  fields({
    from: dateAndTime(
      '2027-01-05T22:00:00+06:00',
      'When visitors see it first, with its time zone',
    ),
    until: dateAndTime('2027-01-06T02:00:00+06:00', 'When it disappears, with its time zone'),
    text: v.pipe(
      fields({
        en: text('One or two sentences in English'),
        bn: v.optional(text('The same in Bangla')),
      }),
      v.description('What it says, in every language of the site'),
    ),
    link: v.optional(
      v.pipe(
        v.string('write a page such as /contact-us, or an https address'),
        v.regex(
          /^(\/(?![/\\])|https:\/\/[^\s/?#@]+)[^\s]*$/,
          'write a page such as /contact-us, or an https address',
        ),
        v.description('Where ‘Learn more’ leads: a page such as /contact-us, or an https address'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ from, until }) => Date.parse(from) < Date.parse(until),
      'write a later time than from, or nobody sees it',
    ),
    ['until'],
  ),
  v.description('A notice above the header, shown between two points in time'),
);
