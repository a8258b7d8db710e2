import * as v from 'valibot';
import { billingCycles } from '../src/schema/billingCycles.ts';

const price = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d\d$/));

const prices = v.object(v.entriesFromList(billingCycles, v.optional(price)));

/** Products by id. Their addresses are paths, so that they can only be on the billing system's own host. */
export const productsSchema = v.record(
  v.string(),
  v.object({
    name: v.string(),
    pricing: prices,
    setup: prices,
    path: v.pipe(v.string(), v.regex(/^\/(?:cart\.php\?a=add&pid=\d+|order\/[a-z0-9-]+)$/)),
  }),
);

/** What a year costs, by extension. Without a price to register it, an extension is left out. */
export const tldsSchema = v.record(
  v.string(),
  v.object({ register: price, renew: v.optional(price), transfer: v.optional(price) }),
);

export type Products = v.InferOutput<typeof productsSchema>;
export type Tlds = v.InferOutput<typeof tldsSchema>;

export interface Billing {
  name: 'WHMCS' | 'FOSSBilling';
  products: (signal: AbortSignal) => Promise<Products>;
  tlds: (signal: AbortSignal) => Promise<Tlds>;
  /** Whether `<label>.<extension>` can be registered; null if the billing system cannot tell. */
  isAvailable: (label: string, extension: string, signal: AbortSignal) => Promise<boolean | null>;
}

/** Why the billing system's answer cannot be used: a sentence for the operator, never for visitors. */
export class BillingError extends Error {
  override name = 'BillingError';
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
