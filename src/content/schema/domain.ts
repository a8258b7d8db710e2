import * as v from 'valibot';
import { fields, list, oneOf, price, wholeNumber } from './fields.ts';

const extension = v.pipe(
  v.string('write the extension without a dot: com'),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write the extension in lower case, without a dot: com'),
  v.description('A domain extension without its dot, as in the portal'),
);

/** The extensions that have a drawing for their tile, in src/sections/DomainSearch. */
export const tileLogos = ['com', 'xyz', 'top', 'info'] as const;

const tile = v.pipe(
  fields({
    name: extension,
    logo: oneOf(tileLogos, 'The drawing on the tile'),
  }),
  v.forward(
    v.check(
      ({ name, logo }) => name === logo,
      ({ input }) =>
        `this is the drawing of .${input.logo}; write ${input.name}, and draw it if there is none`,
    ),
    ['logo'],
  ),
);

const resellerTld = fields({
  extension,
  register: price('US dollars for the first year'),
  renew: price('US dollars for each further year'),
  transfer: v.pipe(
    v.union([price('US dollars'), v.literal('free')], 'write a price, or free'),
    v.description('US dollars for moving a name here, or free'),
  ),
});

export const domainsSchema = fields({
  tiles: v.pipe(
    list(tile),
    v.description('The tiles under the domain search, in order; small screens show the first few'),
  ),
  tilesOnSmallScreens: wholeNumber(1, 10, 'How many tiles small screens show'),
  defaultPrices: v.pipe(
    v.record(extension, price('Taka for the first year')),
    v.description('Prices in taka until the portal answers, and whenever it does not'),
  ),
  registrable: v.pipe(
    list(extension),
    v.description('The extensions that the notice on the registration page names'),
  ),
  reseller: v.pipe(list(resellerTld), v.description('What resellers pay, in US dollars')),
});

export type Domains = v.InferOutput<typeof domainsSchema>;
export type DomainTile = Domains['tiles'][number];
export type TileLogo = DomainTile['logo'];
/** A row of the reseller price table, with the badge that its prices give it. */
export type ResellerTld = Domains['reseller'][number] & { badge: 'popular' | 'sale' };

/** How a typed text was changed to get a domain name. */
export const nameChanges = [
  'address',
  'letters',
  'capitals',
  'spaces',
  'signs',
  'subdomain',
  'hyphens',
] as const;
export type NameChange = (typeof nameChanges)[number];

/** Why a typed text cannot be a domain name. */
export const nameObstacles = ['nothing', 'script', 'tooLong', 'ending'] as const;
export type NameObstacle = (typeof nameObstacles)[number];
