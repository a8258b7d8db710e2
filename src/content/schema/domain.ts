import * as v from 'valibot';

const extension = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write the extension in lower case, without a dot: com'),
);
const price = v.pipe(
  v.number('write the price as a number, without quotes'),
  v.minValue(0.01, 'write a price above zero'),
);

export const domainTileSchema = v.strictObject({
  /** The extension without its dot, as the portal names it. */
  name: extension,
  /** Which of our own drawings stands on the tile. */
  logo: v.picklist(
    ['com', 'xyz', 'top', 'info'],
    'write the key of a drawn logo: com, xyz, top, info',
  ),
});

/** Prices in taka by extension, shown until the portal answers and whenever it does not. */
export const defaultDomainPricesSchema = v.record(extension, price);

export const extensionsSchema = v.array(extension);

export const resellerTldSchema = v.strictObject({
  extension,
  /** US dollars for the first year. */
  register: price,
  /** US dollars for each further year. */
  renew: price,
  /** US dollars for moving a name here, or 'free'. */
  transfer: v.union([price, v.literal('free')], "write the price as a number, or 'free'"),
  badge: v.picklist(['popular', 'sale'], 'write popular or sale'),
});

export type DomainTile = v.InferOutput<typeof domainTileSchema>;
export type DefaultDomainPrices = v.InferOutput<typeof defaultDomainPricesSchema>;
export type ResellerTld = v.InferOutput<typeof resellerTldSchema>;

/** What was done to a typed text to make a domain name of it; the words stand in content. */
export type NameChange =
  | 'address'
  | 'letters'
  | 'capitals'
  | 'spaces'
  | 'signs'
  | 'subdomain'
  | 'hyphens';

/** Why a typed text cannot be a domain name. */
export type NameObstacle = 'nothing' | 'script' | 'tooLong' | 'ending';
