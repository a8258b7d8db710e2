import * as v from 'valibot';
import {
  defaultDomainPricesSchema,
  domainTileSchema,
  extensionsSchema,
  resellerTldSchema,
} from '../domain.ts';
import { list, wholeNumber } from '../fields.ts';
import type { FileSchemas } from '../files.ts';
import { homeCardSchema, listPriceSchema, planFamilySchema, vpsPricingRowSchema } from '../plan.ts';

const address = v.pipe(
  v.string('write a path in quotes, such as /web-hosting'),
  v.regex(/^\/[^\s?#]*$/, 'write a path such as /web-hosting, without a query'),
);

/** Redirects, plans and domains. The pages themselves are checked in pipeline/content/pages.ts. */
export const registryFiles: FileSchemas = {
  'redirects.ts': {
    redirects: v.record(address, address),
    otherSpellings: list(address, 0),
  },
  'domains.ts': {
    domainTiles: list(domainTileSchema),
    tilesOnSmallScreens: wholeNumber(1, 10),
    defaultDomainPrices: defaultDomainPricesSchema,
    knownExtensions: extensionsSchema,
    registrableExtensions: extensionsSchema,
    resellerTlds: list(resellerTldSchema),
  },
  'plans/listPrices.ts': { listPrices: v.record(v.string(), listPriceSchema) },
  // Each family is checked in its own file.
  'plans/families.ts': { planFamilies: list(v.looseObject({})) },
  'plans/shared.ts': { sharedHosting: planFamilySchema },
  'plans/premium.ts': { premiumHosting: planFamilySchema },
  'plans/reseller.ts': { resellerHosting: planFamilySchema },
  'plans/cloudVps.ts': { cloudVps: planFamilySchema },
  'plans/dedicated.ts': { dedicatedServers: planFamilySchema },
  'plans/homeCards.ts': { homeCards: list(homeCardSchema) },
  'plans/vpsPricing.ts': { vpsPricing: list(vpsPricingRowSchema) },
};
