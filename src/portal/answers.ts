import * as v from 'valibot';
import { portalMessages } from '../content/portalMessages.ts';
import type { BillingCycle } from '../content/schema/plan.ts';
import { parsePrice } from '../pricing/price.ts';
import { safeUrl } from './safeUrl.ts';

/** What the portal says about one product; null stands for what it does not say, or says oddly. */
export interface LiveProduct {
  name: string | null;
  prices: Readonly<Record<BillingCycle, number | null>>;
  /** Where the product is bought: always http or https. */
  url: string | null;
}

/** The products of an answer by id; one that the answer does not name is not in it. */
export type LiveProducts = ReadonlyMap<number, LiveProduct>;

/** Prices in taka by extension; one without a known price is not in it. */
export type DomainPrices = ReadonlyMap<string, number>;

const plainObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  portalMessages.noObject,
);

const price = v.fallback(v.pipe(v.unknown(), v.transform(parsePrice)), null);

/** Every field has a fallback of its own, so that one odd value never hides the good ones. */
const productSchema = v.object({
  name: v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty())), null),
  pricing: v.fallback(v.object({ monthly: price, annually: price }), {
    monthly: null,
    annually: null,
  }),
  url: v.fallback(v.pipe(v.unknown(), v.transform(safeUrl)), null),
});

const unsaid: LiveProduct = { name: null, prices: { monthly: null, annually: null }, url: null };

const extension = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * The products that were asked for. Throws only where the answer as a whole is no JSON object.
 * Ids are looked up among the answer's own keys, so `__proto__` and its like never matter.
 */
export function readProducts(answer: unknown, ids: readonly number[]): LiveProducts {
  const byId = v.parse(plainObject, answer);
  const products = new Map<number, LiveProduct>();
  for (const id of ids) {
    if (Object.hasOwn(byId, id)) products.set(id, readProduct(byId[id]));
  }
  return products;
}

function readProduct(value: unknown): LiveProduct {
  const { success, output } = v.safeParse(productSchema, value);
  return success ? { name: output.name, prices: output.pricing, url: output.url } : unsaid;
}

/** The prices of an extensions answer. Throws only where it is no JSON object. */
export function readDomainPrices(answer: unknown): DomainPrices {
  const byExtension = v.parse(plainObject, answer);
  const prices = new Map<string, number>();
  for (const [key, value] of Object.entries(byExtension)) {
    const name = key.trim().toLowerCase().replace(/^\./, '');
    const register = v.is(plainObject, value) ? parsePrice(value['register']) : null;
    if (register !== null && extension.test(name)) prices.set(name, register);
  }
  return prices;
}
