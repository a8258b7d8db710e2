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

type PlainObject = Readonly<Record<string, unknown>>;

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asPlainObject(value: unknown): PlainObject {
  if (!isPlainObject(value)) throw new Error(portalMessages.noObject);
  return value;
}

/** A field that is the value's own; what it inherits was not said by the portal. */
function field(value: unknown, name: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const extension = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * The products that were asked for. Throws only where the answer as a whole is no JSON object.
 * Ids are looked up among the answer's own keys, so `__proto__` and its like never matter.
 */
export function readProducts(answer: unknown, ids: readonly number[]): LiveProducts {
  const byId = asPlainObject(answer);
  const products = new Map<number, LiveProduct>();
  for (const id of ids) {
    if (Object.hasOwn(byId, id)) products.set(id, readProduct(byId[id]));
  }
  return products;
}

/** Each field is read by itself, so that one odd value never hides the good ones. */
function readProduct(value: unknown): LiveProduct {
  const name = field(value, 'name');
  const pricing = field(value, 'pricing');
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    prices: {
      monthly: parsePrice(field(pricing, 'monthly')),
      annually: parsePrice(field(pricing, 'annually')),
    },
    url: safeUrl(field(value, 'url')),
  };
}

/** The prices of an extensions answer. Throws only where it is no JSON object. */
export function readDomainPrices(answer: unknown): DomainPrices {
  const byExtension = asPlainObject(answer);
  const prices = new Map<string, number>();
  for (const [key, value] of Object.entries(byExtension)) {
    const name = key.trim().toLowerCase().replace(/^\./, '');
    const register = parsePrice(field(value, 'register'));
    if (register !== null && extension.test(name)) prices.set(name, register);
  }
  return prices;
}
