import * as v from 'valibot';
import { iconNames } from '../../icons/names.ts';

/*
 * The building blocks of the schemas. Every message says what to write instead, because the reader
 * has just edited the content and is looking at a failed build.
 */

/** An object with exactly these fields. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never')
      return `there is no such field; leave it out, or write one of ${names}`;
    if (received === 'undefined') return 'this field is missing; add it';
    return `write an object in braces, with the fields ${names}`;
  });
}

/** A list with at least `least` entries. */
export function list<const Item extends v.GenericSchema>(item: Item, least = 1) {
  return v.pipe(
    v.array(item, 'write a list in square brackets'),
    v.minLength(least, `list at least ${least}`),
  );
}

/** One of several values. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `write one of ${options.join(', ')}`);
}

/** A text that visitors read. */
export const words = v.pipe(
  v.string('write a text in quotes'),
  v.nonEmpty('this may not be empty; write at least one word'),
  v.check((text) => text.trim() !== '', 'this may not be blank; write at least one word'),
);

/** A whole sentence, short enough for a card. */
export const sentence = v.pipe(
  words,
  v.regex(/[.?!]$/, 'write a whole sentence, with a full stop at its end'),
  v.maxLength(160, 'write at most 160 characters'),
);

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  const instead = `write a whole number from ${least} to ${most}, without quotes`;
  return v.pipe(
    v.number(instead),
    v.integer(instead),
    v.minValue(least, instead),
    v.maxValue(most, instead),
  );
}

export const positive = v.pipe(
  v.number('write a number, without quotes'),
  v.minValue(0.01, 'write a number above zero'),
);

/** An amount of money; the field's description names the currency. */
export const price = v.pipe(
  v.number('write the price as a number, without quotes'),
  v.minValue(0.01, 'write a price above zero'),
  v.check((amount) => Number(amount.toFixed(2)) === amount, 'write at most two decimals'),
);

export const icon = v.picklist(
  iconNames,
  'there is no such icon; write a name that stands in src/icons/names.ts, or add it there',
);

/** The drawings of src/ui/Medallion/motifs.ts; a test compares the two. */
export const motifNames = ['hosting', 'vps', 'dedicated', 'domains', 'email', 'company'] as const;
export const motif = oneOf(motifNames);

/** An address of this site in lower case. */
export const path = v.pipe(
  v.string('write a path in quotes, such as /web-hosting'),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'write a lower-case path such as /web-hosting'),
);
