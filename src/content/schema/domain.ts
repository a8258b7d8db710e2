import * as v from 'valibot';
import { fields, list, oneOf, price } from './fields.ts';

const extension = v.pipe(
  v.string('write the extension in quotes, without a dot: com'),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write the extension in lower case, without a dot: com'),
);
export const domainTileSchema = fields({
  /** The extension without its dot, as in the portal. */
  name: extension,
  /** The drawing on the tile. */
  logo: oneOf(['com', 'xyz', 'top', 'info']),
});

/** Prices in taka by extension, shown until the portal answers, or if it doesn't. */
export const defaultDomainPricesSchema = v.record(extension, price);

export const extensionsSchema = list(extension);

export const resellerTldSchema = fields({
  extension,
  /** US dollars for the first year. */
  register: price,
  /** US dollars for each further year. */
  renew: price,
  /** US dollars for moving a name here, or 'free'. */
  transfer: v.lazy((input) => (typeof input === 'string' ? oneOf(['free']) : price)),
  /** The badge of the row; domains.ts derives it from the prices. */
  badge: oneOf(['popular', 'sale']),
});

export type DomainTile = v.InferOutput<typeof domainTileSchema>;
export type DefaultDomainPrices = v.InferOutput<typeof defaultDomainPricesSchema>;
export type ResellerTld = v.InferOutput<typeof resellerTldSchema>;

/** How a typed text was changed to get a domain name. */
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
