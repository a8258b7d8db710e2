import * as v from 'valibot';
import { fields, list, wholeNumber } from './fields.ts';

function clockTime(description: string) {
  return v.pipe(
    v.string('write hours and minutes, such as 10:00'),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write hours and minutes, such as 10:00'),
    v.description(description),
  );
}

/** When somebody answers. */
export const supportHours = v.pipe(
  fields({
    days: v.pipe(
      list(
        v.pipe(
          v.picklist([0, 1, 2, 3, 4, 5, 6], 'write days as 0 (Sunday) to 6 (Saturday)'),
          v.description('0 is Sunday, 6 is Saturday'),
        ),
      ),
      v.check((days) => new Set(days).size === days.length, 'name each day once'),
      v.description('The days on which support is open: 0 is Sunday, 6 is Saturday'),
    ),
    opens: clockTime('When support opens, in the company’s time zone'),
    closes: v.pipe(
      v.string('write hours and minutes, such as 17:00'),
      v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'write hours and minutes, such as 17:00'),
      v.description('When support closes; before opens means the next day'),
    ),
    utcOffsetMinutes: wholeNumber(
      -720,
      840,
      'The company’s time zone in minutes ahead of UTC: 360 in Bangladesh',
    ),
  }),
  v.forward(
    v.check(
      ({ opens, closes }) => opens !== closes,
      'write a different time than opens; around the clock is 00:00 to 24:00',
    ),
    ['closes'],
  ),
);
