import { findProduct, type CyclePrices, type SandboxProduct } from './catalogue.ts';
import type { Fault } from './faults.ts';
import { distortProduct, distortTld } from './distortions.ts';
import { tlds } from './tlds.ts';

/** What an API call answers with; a fault may have made anything of it. */
export type ApiData = Record<string, unknown>;

/** The products with these ids; unknown ids are left out. */
export function productData(ids: readonly string[], origin: string, fault?: Fault): ApiData {
  const known = ids.flatMap((id) => findProduct(id) ?? []);
  const entries = known.map((product, position): [string, unknown] => {
    const answer = {
      name: product.name,
      pricing: productPrices(product, fault),
      url: `${origin}/cart.php?a=add&pid=${product.id}`,
    };
    return [String(product.id), distortProduct(answer, position, fault)];
  });
  return withoutMissing(entries, fault);
}

/** The price of each extension. */
export function tldData(fault?: Fault): ApiData {
  const entries = Object.entries(tlds).map(
    ([name, { register, standard }], position): [string, unknown] => {
      const price =
        fault?.kind === 'at-list'
          ? standard
          : fault?.kind === 'above-list'
            ? triple(standard)
            : register;
      return [name, distortTld({ register: price }, position, fault)];
    },
  );
  if (fault?.kind === 'hostile') {
    entries.push(
      ['<script>alert(1)</script>', { register: '1.00' }],
      ['__proto__', { register: '1.00' }],
    );
  }
  return withoutMissing(entries, fault);
}

function productPrices({ live, list }: SandboxProduct, fault?: Fault): CyclePrices {
  if (fault?.kind === 'at-list') return list;
  if (fault?.kind !== 'above-list') return live;
  return { monthly: triple(list.monthly), annually: triple(list.annually) };
}

/** A cycle that is off stays off. */
function triple(price: string): string {
  return Number(price) < 0 ? price : (Number(price) * 3).toFixed(2);
}

/** `fromEntries` defines its keys, so even `__proto__` becomes one that reaches the wire. */
function withoutMissing(entries: [string, unknown][], fault?: Fault): ApiData {
  return Object.fromEntries(fault?.kind === 'missing-id' ? entries.slice(1) : entries);
}
