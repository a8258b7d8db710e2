import { byCycle } from '../src/schema/billingCycles.ts';
import { findProduct, type PortalPrices, type SandboxProduct } from './catalogue.ts';
import {
  availabilityCorruptions,
  corrupt,
  productCorruptions,
  tldCorruptions,
} from './corrupt-values.ts';
import type { Fault } from './faults.ts';
import { tlds } from './tlds.ts';

/** The body of an API response; a fault may have put anything into it. */
export type ApiData = Record<string, unknown>;

/** The products with these ids; unknown ids are left out. */
export function productData(ids: readonly string[], portal: string, fault?: Fault): ApiData {
  const products = ids.flatMap((id) => findProduct(id) ?? []);
  const entries = products.map((product, position): [string, unknown] => {
    const data = {
      name: product.name,
      pricing: productPrices(product, fault),
      setup: product.setup,
      url: `${portal}/cart.php?a=add&pid=${product.id}`,
    };
    return [String(product.id), corrupt(productCorruptions, data, position, fault)];
  });
  return toApiData(entries, fault);
}

/** The price of each domain extension. */
export function tldData(fault?: Fault): ApiData {
  const entries = Object.entries(tlds).map(
    ([name, { live, list, ...otherPrices }], position): [string, unknown] => {
      const data = { register: priceWithFault(fault, live, list), ...otherPrices };
      return [name, corrupt(tldCorruptions, data, position, fault)];
    },
  );
  if (fault?.kind === 'hostile') {
    entries.push(
      ['<script>alert(1)</script>', { register: '1.00' }],
      ['__proto__', { register: '1.00' }],
    );
  }
  return toApiData(entries, fault);
}

/**
 * Whether each name is free. The name says so itself, so that anyone can try each case: `taken`, `example`
 * or `google` in it is taken; with `unknown`, or an extension that isn't sold, it can't be checked.
 */
export function domainData(names: readonly string[], fault?: Fault): ApiData {
  const entries = names.map((name, position): [string, unknown] => [
    name,
    corrupt(availabilityCorruptions, { available: isAvailable(name) }, position, fault),
  ]);
  return toApiData(entries, fault);
}

function isAvailable(name: string): boolean | null {
  const extension = name.slice(name.indexOf('.') + 1);
  if (name.includes('unknown') || !Object.hasOwn(tlds, extension)) return null;
  return !/taken|example|google/.test(name);
}

function productPrices({ live, list }: SandboxProduct, fault?: Fault): Partial<PortalPrices> {
  return byCycle((cycle) => priceWithFault(fault, live[cycle], list[cycle]));
}

function priceWithFault(fault: Fault | undefined, live: string, list: string): string {
  if (fault?.kind === 'at-list') return list;
  if (fault?.kind === 'above-list') return triple(list);
  return live;
}

/** A negative price marks a billing cycle that is not sold, and stays as it is. */
function triple(price: string): string {
  return Number(price) < 0 ? price : (Number(price) * 3).toFixed(2);
}

/** `fromEntries` defines its keys, so even `__proto__` ends up in the JSON. */
function toApiData(entries: [string, unknown][], fault?: Fault): ApiData {
  return Object.fromEntries(fault?.kind === 'missing-id' ? entries.slice(1) : entries);
}
