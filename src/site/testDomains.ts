import type { Domains } from '../schema/domain.ts';

/** For tests: sample data, which `vi.mock` puts in place of the site's own domains.yaml. */
export const testDomains: Domains = {
  tiles: [{ name: 'com' }, { name: 'xyz' }, { name: 'top' }],
  tilesOnSmallScreens: 2,
  defaultPrices: { com: { register: 1000 }, shop: { register: 300 }, top: { register: 200 } },
  variations: ['{name}bd', 'my{name}'],
  registrable: ['com', 'net'],
  reseller: [
    { extension: 'com', register: 10, renew: 10, transfer: 10 },
    { extension: 'ru', register: 4.5, renew: 6, transfer: 'free' },
    { extension: 'cc', register: 11, renew: 13.25, transfer: 12 },
  ],
};
