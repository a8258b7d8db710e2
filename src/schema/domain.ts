import * as v from 'valibot';
import { fields, list, price, wholeNumber } from './fields.ts';

const extension = v.pipe(
  v.string('write the extension without a dot: com'),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write the extension in lower case, without a dot: com'),
  v.description('A domain extension without its dot, as in the portal'),
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

interface DefaultPrice {
  register: number;
  renew?: number | undefined;
  transfer?: number | undefined;
}

export const domainsSchema = fields({
  tiles: v.pipe(
    list(fields({ name: extension })),
    v.description('The tiles under the domain search, in order; small screens show the first few'),
  ),
  tilesOnSmallScreens: wholeNumber(1, 10, 'How many tiles small screens show'),
  defaultPrices: v.pipe(
    v.record(
      extension,
      v.union(
        [
          v.pipe(
            price('Taka for the first year'),
            v.transform((register): DefaultPrice => ({ register })),
          ),
          fields({
            register: price('Taka for the first year'),
            renew: v.optional(price('Taka for each further year')),
            transfer: v.optional(price('Taka for moving a name here')),
          }),
        ],
        'write the price as a number, without quotes, or register, renew and transfer',
      ),
    ),
    v.description(
      'Prices in taka: those of visitors with prices: list, else shown until the portal responds and whenever it does not',
    ),
  ),
  variations: v.optional(
    v.pipe(
      list(
        v.pipe(
          v.string('write a pattern such as my{name}'),
          v.regex(/^[a-z0-9-]*\{name\}[a-z0-9-]*$/, 'write a pattern such as my{name}'),
          v.description('A pattern such as my{name}'),
        ),
        0,
      ),
      v.description('Names that the search result offers beside the one that was searched for'),
    ),
    () => [],
  ),
  registrable: v.pipe(
    list(extension),
    v.description('The extensions that the notice on the registration page names'),
  ),
  reseller: v.pipe(list(resellerTld), v.description('What resellers pay, in US dollars')),
});

export type Domains = v.InferOutput<typeof domainsSchema>;
/** A row of the reseller price table, with the badge that its prices give it. */
export type ResellerTld = Domains['reseller'][number] & { badge: 'popular' | 'sale' };

/** How a typed text was changed to get a domain name. */
export type NameChange =
  | 'address'
  | 'letters'
  | 'digits'
  | 'capitals'
  | 'spaces'
  | 'signs'
  | 'subdomain'
  | 'hyphens';

/** Why a typed text cannot be a domain name. */
export type NameObstacle = 'nothing' | 'script' | 'tooLong' | 'extension';
