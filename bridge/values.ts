import * as v from 'valibot';

/*
 * What a billing system sends is checked here, value by value. A price that is not exactly a price
 * is no price: visitors must rather see none than a wrong one.
 */

/** A price above zero with two decimals, such as '75.00'; undefined for anything else. */
export function parsePrice(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // Billing systems send plain decimals; '-1.00' means that a cycle is off.
  if (!/^\d{1,12}(?:\.\d{1,2}0*)?$/.test(String(value))) return undefined;
  const price = Number(value).toFixed(2);
  return Number(price) > 0 ? price : undefined;
}

/** A price, or undefined; never an error. */
export const price = v.pipe(v.unknown(), v.transform(parsePrice));

/** A line of text without control and text-direction characters, which could garble a terminal. */
export const line = v.pipe(
  v.unknown(),
  v.transform((value) =>
    // Not all format characters: Bangla is written with joiners.
    typeof value === 'string'
      ? value.replaceAll(/[\p{Cc}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
      : '',
  ),
);

/** A product's id. PHP may send it as a string. */
export const id = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,8}$/),
);

/** PHP's ways to say yes. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'on'),
);

/** An object, not a list: PHP's empty array is `[]` in JSON even where an object is meant. */
export const fields = v.pipe(
  v.unknown(),
  v.transform((value): Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.assign(Object.create(null), value)
      : {},
  ),
);

/** The valid entries of a list. PHP turns a list with gaps into an object. */
export function validEntries<S extends v.GenericSchema>(
  schema: S,
  list: unknown,
): v.InferOutput<S>[] {
  const entries = typeof list === 'object' && list !== null ? Object.values(list) : [];
  return entries.flatMap((entry) => {
    const result = v.safeParse(schema, entry);
    return result.success ? [result.output] : [];
  });
}

/** Without the keys whose values are missing. */
export function withoutGaps<K extends string>(
  prices: Record<K, string | undefined>,
): { [Key in K]?: string } {
  const entries = Object.entries(prices).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in K]?: string };
}

/** An extension without its first dot, such as 'com' or 'com.bd'; undefined if it is none. */
export function parseExtension(value: unknown): string | undefined {
  const name = typeof value === 'string' ? value.toLowerCase().replace(/^\./, '') : '';
  return /^(?!.{64})[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(name) ? name : undefined;
}
