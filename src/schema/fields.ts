import * as v from 'valibot';
import { factNames } from './factNames.ts';

/*
 * The building blocks of the schemas. Every message says what to write instead, because the reader
 * has just edited the content and is looking at a failed build. Every field has a description, which
 * editors show.
 */

/** An object with exactly these fields. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never')
      return `there is no such field; leave it out, or write one of ${names}`;
    if (received === 'undefined') return 'this field is missing; add it';
    return `write the fields ${names}, each on a line of its own`;
  });
}

/** A list with at least `min` entries. */
export function list<const Item extends v.GenericSchema>(item: Item, min = 1) {
  return v.pipe(
    v.array(item, 'write a list: each entry on a line of its own, after a dash'),
    v.minLength(min, `list at least ${min}`),
  );
}

/** The path for `addIssue`, where a check of several values found a mistake. */
export function at(...keys: readonly [string | number, ...(string | number)[]]) {
  return keys.map((key) => ({
    type: 'unknown',
    origin: 'value',
    input: undefined,
    key,
    value: undefined,
  })) as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** One of several values. */
export function oneOf<const Options extends readonly string[]>(
  options: Options,
  description: string,
) {
  return v.pipe(
    v.picklist(options, `write one of ${options.join(', ')}`),
    v.description(description),
  );
}

/** The placeholders in a text: `{brand}`. */
function placeholdersIn(value: string): string[] {
  return [...value.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name = '']) => name);
}

function unknownFact(value: string): string {
  const [name] = placeholdersIn(value);
  return `there is no fact {${name}}; write one of ${factNames.map((fact) => `{${fact}}`).join(', ')}`;
}

/** Marks what has to be translated. */
export const words = v.metadata<string, { words: true }>({ words: true });

/** Text that visitors read. Facts such as `{brand}` are filled in before it is checked. */
export function text(description: string) {
  return v.pipe(
    v.string('write a text'),
    v.regex(/\S/, 'this may not be empty; write at least one word'),
    v.check(
      (value) => placeholdersIn(value).length === 0,
      ({ input }) => unknownFact(input),
    ),
    words,
    v.description(description),
  );
}

/** Text with placeholders that are filled in while the page is open, such as `{percent}`. */
export function template(
  names: readonly string[],
  description: string,
  optional: readonly string[] = [],
) {
  const inBraces = (some: readonly string[]) => some.map((name) => `{${name}}`).join(' and ');
  const known = [...names, ...optional];
  return v.pipe(
    v.string('write a text'),
    v.regex(/\S/, 'this may not be empty; write at least one word'),
    v.check(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `write ${inBraces(names)} where the value goes`,
    ),
    v.check(
      (value) => placeholdersIn(value).every((name) => known.includes(name)),
      `only ${inBraces(known)} can be filled in here; remove the others`,
    ),
    words,
    v.description(description),
  );
}

/** What is the same in every language: a name that code uses, a line to type. */
export function verbatim(description: string) {
  return v.pipe(
    v.string('write a line'),
    v.nonEmpty('this may not be empty; write a line'),
    v.description(description),
  );
}

/** A whole sentence, short enough for a card. */
export function sentence(description: string) {
  return v.pipe(
    text(description),
    v.regex(/[.?!।]$/, 'write a whole sentence, with a full stop at its end'),
    v.maxLength(160, 'write at most 160 characters'),
  );
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number, description: string) {
  const advice = `write a whole number from ${min} to ${max}, without quotes`;
  return v.pipe(
    v.number(advice),
    v.integer(advice),
    v.minValue(min, advice),
    v.maxValue(max, advice),
    v.description(description),
  );
}

/** A number above zero. */
export function positive(description: string) {
  return v.pipe(
    v.number('write a number, without quotes'),
    v.minValue(0.01, 'write a number above zero'),
    v.description(description),
  );
}

/** An amount of money; the description names the currency. */
export function price(description: string) {
  return v.pipe(
    v.number('write the price as a number, without quotes'),
    v.minValue(0.01, 'write a price above zero'),
    v.check((amount) => Number(amount.toFixed(2)) === amount, 'write at most two decimals'),
    v.description(description),
  );
}

/** A switch that is off unless it is `true`. */
export function flag(description: string) {
  return v.optional(
    v.pipe(v.literal(true, 'write true, or leave it out'), v.description(description)),
  );
}

const iconAdvice = 'write the name of an icon of lucide.dev/icons, such as globe';

/** An icon; pipeline/content/icons.ts checks that there is one of this name. */
export const icon = v.pipe(
  v.string(iconAdvice),
  v.regex(/^[a-z0-9-]+$/, iconAdvice),
  v.metadata<string, { icon: true }>({ icon: true }),
  v.description('An icon of lucide.dev/icons, such as globe'),
);

/** An address of this site in lower case. */
export function path(description: string) {
  return v.pipe(
    v.string('write a path such as /web-hosting'),
    v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'write a lower-case path such as /web-hosting'),
    v.description(description),
  );
}
