import { byCycle } from '../schema/billingCycles.ts';
import type { CyclePrices } from '../schema/billingCycles.ts';
import { parsePrice } from '../pricing/price.ts';
import { PortalError } from './errors.ts';
import { safeUrl } from './safeUrl.ts';

/** The portal's data about one product, without what is missing or invalid. */
export interface LiveProduct {
  name: string | null;
  prices: CyclePrices;
  /** What is charged once, with the first bill. A portal that says nothing about it leaves it out. */
  setupFees?: CyclePrices;
  /** Where to buy the product: always http or https. */
  url: string | null;
}

/** Products by id, without those that the response lacks. */
export type LiveProducts = ReadonlyMap<number, LiveProduct>;

/** What an extension costs in taka a year. Portals may leave out all but the first year. */
export interface DomainPrice {
  register: number;
  renew: number | null;
  transfer: number | null;
}

/** By extension, without extensions that have no price. */
export type DomainPrices = ReadonlyMap<string, DomainPrice>;

/** Whether names are free; null where the portal doesn't say. */
export type Availability = ReadonlyMap<string, boolean | null>;

type PlainObject = Readonly<Record<string, unknown>>;

function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asPlainObject(value: unknown): PlainObject {
  if (!isPlainObject(value)) throw new PortalError('noObject');
  return value;
}

/** Own properties only: inherited ones did not come from the portal. */
export function field(value: unknown, name: string): unknown {
  return isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const extension = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/**
 * The requested products. Throws only if the response as a whole is not a JSON object. Ids are looked
 * up among its own keys, so `__proto__` and the like do no harm.
 */
export function parseProducts(response: unknown, ids: readonly number[]): LiveProducts {
  const byId = asPlainObject(response);
  const products = new Map<number, LiveProduct>();
  for (const id of ids) {
    if (Object.hasOwn(byId, id)) products.set(id, parseProduct(byId[id]));
  }
  return products;
}

/** Checks each field on its own, so that an invalid one does not hide the valid ones. */
function parseProduct(value: unknown): LiveProduct {
  const name = field(value, 'name');
  const setup = field(value, 'setup');
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null,
    prices: pricesIn(field(value, 'pricing')),
    ...(isPlainObject(setup) && { setupFees: pricesIn(setup) }),
    url: safeUrl(field(value, 'url')),
  };
}

function pricesIn(pricing: unknown): CyclePrices {
  return byCycle((cycle) => parsePrice(field(pricing, cycle)) ?? undefined);
}

/** The prices of all extensions. Throws only if the response is not a JSON object. */
export function parseDomainPrices(response: unknown): DomainPrices {
  const byExtension = asPlainObject(response);
  const prices = new Map<string, DomainPrice>();
  for (const [key, value] of Object.entries(byExtension)) {
    const name = key.trim().toLowerCase().replace(/^\./, '');
    const register = parsePrice(field(value, 'register'));
    if (register === null || !extension.test(name)) continue;
    const [renew, transfer] = [field(value, 'renew'), field(value, 'transfer')].map(parsePrice);
    prices.set(name, { register, renew: renew ?? null, transfer: transfer ?? null });
  }
  return prices;
}

/**
 * Whether each of the requested names is free. Throws only if the response is not a JSON object. A name
 * counts as free only if the portal says exactly that about it, and nothing about a premium price.
 */
export function parseAvailability(response: unknown, names: readonly string[]): Availability {
  const byName = asPlainObject(response);
  return new Map(
    names.map((name) => {
      const answer = field(byName, name);
      const available = field(answer, 'available');
      const isClear = typeof available === 'boolean' && !field(answer, 'premium');
      return [name, isClear ? available : null];
    }),
  );
}
