import * as v from 'valibot';
import { billingCycles } from './billingCycles.ts';
import type { BillingCycle } from './billingCycles.ts';
import { fields, list, oneOf, template, text, wholeNumber } from './fields.ts';
import { languageCodes } from './languageCodes.ts';

const cycleWords = fields({
  name: text('Its name, on the switch'),
  suffix: text('After a price, such as /mo'),
  every: text('After or before a price in a sentence, such as per month'),
  note: template([], 'Under a price: how it is billed; {price} is what a month comes to', [
    'price',
  ]),
});
export type CycleWords = v.InferOutput<typeof cycleWords>;

/** How one language writes numbers, dates and times, and what it is called. */
export const languageSchema = fields({
  code: oneOf(languageCodes, 'The name of this folder'),
  name: text('The language’s own name, for the link that leads to it'),
  link: text(
    'The whole link in this language, for screen readers and visitors who chose it before',
  ),
  openGraph: v.pipe(
    v.string('write a locale such as en_GB'),
    v.regex(/^[a-z]{2}_[A-Z]{2}$/, 'write a locale such as en_GB'),
    v.description('The locale for shared links'),
  ),
  digits: v.pipe(
    v.string('write the ten digits in quotes'),
    v.check((digits) => digits.length === 10, 'write the ten digits, zero first'),
    v.description('The ten digits, zero first'),
  ),
  units: v.pipe(
    v.record(v.string(), text('How this language writes the unit')),
    v.description(
      'Units and short forms in facts, such as GB and VPS, and how this language writes them',
    ),
  ),
  cycles: v.pipe(
    fields(v.entriesFromList(billingCycles, v.optional(cycleWords))),
    v.description('The billing cycles; those in which nothing is sold may be left out'),
  ),
  months: v.pipe(
    list(text('A month'), 12),
    v.maxLength(12, 'write the twelve months, January first'),
    v.description('The twelve months, January first'),
  ),
  date: template(['day', 'month', 'year'], 'A day, with the name of its month'),
  timesOfDay: v.pipe(
    list(
      fields({
        from: wholeNumber(0, 23, 'The hour at which this time of day begins'),
        name: text('The time of day'),
      }),
      0,
    ),
    v.description('Written with times on the 12-hour clock; leave empty for the 24-hour clock'),
  ),
  clock: v.optional(
    v.pipe(
      fields({
        hour: template(['timeOfDay', 'hour'], 'A full hour'),
        minutes: template(['timeOfDay', 'hour', 'minutes'], 'A time between two hours'),
      }),
      v.description('How times on the 12-hour clock are written; without it the 24-hour clock'),
    ),
  ),
  phone: v.optional(
    v.pipe(
      fields({
        international: text('How phone numbers start in site.yaml'),
        national: text('What people dial instead'),
      }),
      v.description(
        'How phone numbers are shown to local readers; without it they stay international',
      ),
    ),
  ),
  names: v.pipe(
    list(text('A name'), 0),
    v.description('Names that need no translation: products, abbreviations'),
  ),
});

/** Another language of the site, for the links to it. */
export type OtherLanguage = Pick<v.InferOutput<typeof languageSchema>, 'code' | 'name' | 'link'> & {
  /** The prefix of its paths. */
  base: string;
};

/** What only the build needs to know about a language; browsers do not get it. */
export const buildWordNames = ['names', 'openGraph'] as const satisfies (keyof Language)[];
export type Language = Omit<v.InferOutput<typeof languageSchema>, 'cycles'> & {
  /** Reading the content leaves those in which something is sold, and reports what is missing. */
  cycles: Readonly<Record<BillingCycle, CycleWords>>;
  /** The prefix of its paths, and the site's other languages: added when the content is read. */
  base: string;
  others: readonly OtherLanguage[];
};
/** A language as browsers know it. */
export type PublicLanguage = Omit<Language, (typeof buildWordNames)[number]>;

/** What a translated file says about itself. */
export const translationSchema = v.pipe(
  fields({
    status: v.pipe(
      v.picklist(['draft', 'reviewed'], 'write draft or reviewed'),
      v.description('draft until somebody who reads this language has checked it'),
    ),
    source: v.pipe(
      v.string('run npm run translated with the name of this file, which writes it'),
      v.regex(/^[0-9a-f]{8}$/, 'leave this to npm run translated'),
      v.description('Which version of the English file was translated'),
    ),
  }),
  v.description('The state of the translation'),
);

export type Translation = v.InferOutput<typeof translationSchema>;
