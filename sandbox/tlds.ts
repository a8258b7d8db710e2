import { defaultDomainPrices } from '../src/content/domains.ts';
import { furtherDomainPrices, liveDomainPrices } from './live-prices.ts';

/** What a year of a domain extension costs. */
export interface SandboxTld {
  live: string;
  /** The price that the site shows until the portal responds; it has none for xyz. */
  list: string;
  /** Where the portal has such a price. */
  renew?: string;
  transfer?: string;
}

/** Every extension that the site prices, then those that only the portal prices. */
export const tlds: Readonly<Record<string, SandboxTld>> = Object.fromEntries(
  Object.entries({ ...defaultDomainPrices, ...liveDomainPrices }).map(([name, live]) => [
    name,
    {
      live: live.toFixed(2),
      list: (defaultDomainPrices[name] ?? live).toFixed(2),
      ...inPortalFormat(furtherDomainPrices[name]),
    },
  ]),
);

function inPortalFormat(prices: Readonly<Record<string, number>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([kind, price]) => [kind, price.toFixed(2)]),
  );
}
