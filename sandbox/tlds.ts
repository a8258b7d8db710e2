import { defaultDomainPrices, knownExtensions } from '../src/site/domains.ts';
import { livePrice } from './live-prices.ts';

/** What a year of a domain extension costs. */
export interface SandboxTld {
  live: string;
  /** The price that the site shows until the portal responds; where it has none, what the portal charges. */
  list: string;
  /** Left out where the portal has no such price. */
  renew?: string;
  transfer?: string;
}

/** What the portal charges for extensions without a price in content. */
const otherPrice = 322;

const names = [...new Set([...Object.keys(defaultDomainPrices), ...knownExtensions])];

/** Every extension of the site. The portal has a price to renew every second, and to transfer every fourth. */
export const tlds: Readonly<Record<string, SandboxTld>> = Object.fromEntries(
  names.map((name, place) => {
    const listed = defaultDomainPrices[name]?.register;
    const live = listed === undefined ? otherPrice : livePrice(listed, place + 3);
    return [
      name,
      {
        live: live.toFixed(2),
        list: (listed ?? live).toFixed(2),
        ...(place % 2 === 0 && { renew: (live + 100).toFixed(2) }),
        ...(place % 4 === 0 && { transfer: live.toFixed(2) }),
      },
    ];
  }),
);
