import type { DefaultDomainPrices, DomainTile, ResellerTld } from './schema/domain.ts';

/** The extension tiles under the domain search, in order; small screens show the first three. */
export const domainTiles: readonly DomainTile[] = [
  { name: 'com', logo: 'com' },
  { name: 'xyz', logo: 'xyz' },
  { name: 'top', logo: 'top' },
  { name: 'info', logo: 'info' },
];

/** How many tiles small screens show. */
export const tilesOnSmallScreens = 3;

/** Prices in taka until the portal answers, and whenever it does not. xyz has none. */
export const defaultDomainPrices: Readonly<DefaultDomainPrices> = {
  com: 1499,
  shop: 199,
  top: 199,
  info: 549,
  online: 899,
};

/** Every extension that has a tile or a price of its own: what the search result page lists. */
export const knownExtensions: readonly string[] = [
  ...new Set([...domainTiles.map((tile) => tile.name), ...Object.keys(defaultDomainPrices)]),
];

/** The extensions that the notice on the registration page names. */
export const registrableExtensions: readonly string[] = ['com', 'net', 'org', 'us', 'biz', 'info'];

/** What resellers pay, in US dollars. */
export const resellerTlds: readonly ResellerTld[] = [
  tld('com', 12.5, 12.5, 12.5),
  tld('top', 2, 12, 12),
  tld('shop', 1.89, 39.9, 33.1),
  tld('ru', 5, 6.5, 'free'),
  tld('info', 5, 35.3, 29.5),
  tld('click', 11.3, 12.4, 11.3),
  tld('online', 8, 35.3, 35.3),
  tld('xyz', 14.7, 18.3, 14.7),
  tld('cc', 11, 13.6, 11.7),
  tld('icu', 1.5, 10, 8),
  tld('business', 13, 15, 13),
  tld('link', 10, 12.5, 10),
  tld('tel', 13.99, 17.3, 13.99),
];

/**
 * One row of the table. The badge follows from the prices, so that it cannot be untrue: a first
 * year that costs less than the following ones is on sale; what sells without that, as .com does,
 * is popular.
 */
function tld(
  extension: string,
  register: number,
  renew: number,
  transfer: ResellerTld['transfer'],
): ResellerTld {
  return { extension, register, renew, transfer, badge: register < renew ? 'sale' : 'popular' };
}
