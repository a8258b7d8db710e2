import * as v from 'valibot';
import { fields, list, template, text, words } from './fields.ts';

/** The days of the week, Sunday first. */
export const weekDays = v.pipe(
  list(text('A day of the week'), 7),
  v.maxLength(7, 'write the seven days, Sunday first'),
  v.description('The seven days, Sunday first'),
);

/** Company facts in the words of one language. */
export const companySchema = fields({
  tagline: text('One line under the brand: what the company does and where'),
  city: text('The city that texts mention, such as Dhaka'),
  cityOf: text('Of that city, in languages that inflect its name: Dhaka’s'),
  address: list(text('One line of the postal address, without the brand')),
  nameStory: v.optional(
    v.pipe(
      v.string('write a sentence, or "" for none'),
      words,
      v.description('Where the name comes from, for the About page; empty leaves it out'),
    ),
    '',
  ),
  vatNote: v.optional(
    text('Whether prices contain VAT, under all plans and prices; without it, nothing is said'),
  ),
  and: text('The word before the last item of a list, such as and'),
  days: weekDays,
  supportHours: fields({
    zone: text('The name of the company’s time zone'),
    range: template(['first', 'last'], 'Days in a row: Sunday to Thursday'),
    times: template(['days', 'opens', 'closes', 'zone'], 'Days, hours and zone in one phrase'),
  }),
});

export type Company = v.InferOutput<typeof companySchema>;
