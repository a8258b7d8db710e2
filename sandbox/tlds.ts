import { defaultDomainPrices } from '../src/site/domains.ts';
import { otherDomainPrices, liveDomainPrices } from './live-prices.ts';

/** What a year of a domain extension costs. */
export interface SandboxTld {
  live: string;
  /** The price that the site shows until the portal responds; it has none for xyz. */
  list: string;
  /** Left out where the portal has no such price. */
  renew?: string;
  transfer?: string;
}

const registrationPrices: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(defaultDomainPrices).map(([name, { register }]) => [name, register]),
);

/** Every extension that the site has a price for, then those that only the portal has one for. */
export const tlds: Readonly<Record<string, SandboxTld>> = Object.fromEntries(
  Object.entries({ ...registrationPrices, ...liveDomainPrices }).map(([name, live]) => [
    name,
    {
      live: live.toFixed(2),
      list: (registrationPrices[name] ?? live).toFixed(2),
      ...inPortalFormat(otherDomainPrices[name]),
    },
  ]),
);

function inPortalFormat(prices: Readonly<Record<string, number>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(prices).map(([kind, price]) => [kind, price.toFixed(2)]),
  );
}
