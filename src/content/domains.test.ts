import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  defaultDomainPrices,
  domainTiles,
  knownExtensions,
  registrableExtensions,
  resellerTlds,
} from './domains.ts';
import {
  defaultDomainPricesSchema,
  domainTileSchema,
  extensionsSchema,
  resellerTldSchema,
} from './schema/domain.ts';

describe('domains', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['tiles', v.array(domainTileSchema), domainTiles],
    ['default prices', defaultDomainPricesSchema, defaultDomainPrices],
    ['known extensions', extensionsSchema, knownExtensions],
    ['registrable extensions', extensionsSchema, registrableExtensions],
    ['reseller table', v.array(resellerTldSchema), resellerTlds],
  ])('%s pass their schema', (_, schema, data) => {
    expect(v.safeParse(schema, data).issues).toBeUndefined();
  });

  it('lists every extension with a tile or a price once', () => {
    expect(knownExtensions).toEqual(['com', 'xyz', 'top', 'info', 'shop', 'online']);
  });

  it('rejects an extension with a dot', () => {
    const { issues } = v.safeParse(domainTileSchema, { name: '.com', logo: 'com' });
    expect(issues?.[0]?.message).toContain('without a dot');
  });
});

describe('reseller table', () => {
  it('has the dollar prices of the specification', () => {
    const rows = resellerTlds.map((row) => [row.extension, row.register, row.renew, row.transfer]);
    expect(rows).toEqual([
      ['com', 12.5, 12.5, 12.5],
      ['top', 2, 12, 12],
      ['shop', 1.89, 39.9, 33.1],
      ['ru', 5, 6.5, 'free'],
      ['info', 5, 35.3, 29.5],
      ['click', 11.3, 12.4, 11.3],
      ['online', 8, 35.3, 35.3],
      ['xyz', 14.7, 18.3, 14.7],
      ['cc', 11, 13.6, 11.7],
      ['icu', 1.5, 10, 8],
      ['business', 13, 15, 13],
      ['link', 10, 12.5, 10],
      ['tel', 13.99, 17.3, 13.99],
    ]);
  });

  it('marks a cheaper first year as a sale, and .com as popular', () => {
    const popular = resellerTlds.filter((row) => row.badge === 'popular');
    expect(popular.map((row) => row.extension)).toEqual(['com']);
  });
});
