import value from '#content/facts/domains.js';
import type { Domains, ResellerTld } from '../schema/domain.ts';

const domains = value as Domains;

/** The extension tiles under the domain search, in order. */
export const domainTiles = domains.tiles;

/** How many tiles small screens show. */
export const { tilesOnSmallScreens } = domains;

/** Prices in taka, shown until the portal responds and whenever it does not, or always. */
export const defaultDomainPrices = domains.defaultPrices;

/** Patterns of names that are like another. */
export const domainVariations = domains.variations;

/** Every extension that has a tile or a price of its own: what the search result page lists. */
export const knownExtensions: readonly string[] = [
  ...new Set([...domainTiles.map((tile) => tile.name), ...Object.keys(defaultDomainPrices)]),
];

/**
 * What resellers pay, in US dollars. The badge is derived from the prices, so it is always true: an
 * extension whose first year costs less than a renewal is on sale; any other, such as .com, is
 * popular.
 */
export const resellerTlds: readonly ResellerTld[] = domains.reseller.map(
  ({ extension, register, renew, transfer }) => ({
    extension,
    register,
    renew,
    transfer,
    badge: register < renew ? 'sale' : 'popular',
  }),
);
