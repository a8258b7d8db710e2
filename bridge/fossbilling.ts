import * as v from 'valibot';
import { byCycle, cycleMonths } from '../src/schema/billingCycles.ts';
import { BillingError, type Billing, type Products, type Tlds } from './billing.ts';
import { fetchJson } from './fetch-json.ts';
import {
  fields,
  flag,
  id,
  line,
  parseExtension,
  price,
  validEntries,
  withoutGaps,
} from './values.ts';

/** More products than any company has; a wrong page count must not keep us busy. */
const maxPages = 20;

/** Answers out of a FOSSBilling, through its guest API. docs/connect-fossbilling.md says which version was read. */
export function createFossBilling(url: string, currency: string): Billing {
  async function call(
    method: string,
    parameters: Record<string, string>,
    signal: AbortSignal,
  ): Promise<unknown> {
    const query = new URLSearchParams(parameters).toString();
    const address = `${url}/api/guest/${method}${query && `?${query}`}`;
    const { status, json } = await fetchJson('FOSSBilling', address, { signal });
    const { result, error } = v.parse(fields, json);
    if (status === 200 && error === null && result !== undefined) return result;
    throw new ApiError(method, status, v.parse(line, v.parse(fields, error)['message']));
  }

  /** Prices have no currency of their own: they are in the default one. */
  async function checkCurrency(signal: AbortSignal): Promise<void> {
    const { code } = v.parse(fields, await call('currency/get', {}, signal));
    if (code === currency) return;
    throw new BillingError(
      `FOSSBilling's prices are in ${v.parse(line, code) || 'no known currency'}, its default currency, not in ${currency}. Make ${currency} the default there, or correct BILLING_CURRENCY.`,
    );
  }

  return {
    name: 'FOSSBilling',
    async products(signal) {
      await checkCurrency(signal);
      const products: Products = {};
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const parameters = { page: String(page), per_page: '100' };
        const answer = v.parse(fields, await call('product/get_list', parameters, signal));
        Object.assign(products, parseFossProducts(answer));
        pages = Math.min(Number(answer['pages']) || 1, maxPages);
      }
      if (Object.keys(products).length === 0) {
        throw new BillingError('FOSSBilling lists no products.');
      }
      return products;
    },
    async tlds(signal) {
      await checkCurrency(signal);
      return parseFossTlds(await call('servicedomain/tlds', { allow_register: '1' }, signal));
    },
    async isAvailable(label, extension, signal) {
      try {
        const parameters = { sld: label, tld: `.${extension}` };
        return (await call('servicedomain/check', parameters, signal)) === true ? true : null;
      } catch (error) {
        if (error instanceof ApiError && error.said === 'Domain is not available.') return false;
        throw error;
      }
    },
  };
}

class ApiError extends BillingError {
  /** The error in FOSSBilling's own words. */
  readonly said: string;

  constructor(method: string, status: number, said: string) {
    super(
      said === 'Unauthorized IP'
        ? "FOSSBilling does not allow this server's IP address. Add it to allowed_ips under api in config.php."
        : `FOSSBilling answers ${method} with an error${said ? `: "${said}"` : ` (status ${status})`}.`,
    );
    this.said = said;
  }
}

const periodSchema = v.object({
  price: v.optional(price),
  setup: v.optional(price),
  enabled: v.optional(flag, false),
});

/** '3M' for three months, '2Y' for two years. */
function periodCode(months: number): string {
  return months % 12 === 0 ? `${months / 12}Y` : `${months}M`;
}

const productSchema = v.object({
  id,
  title: v.optional(line, ''),
  slug: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), ''),
  pricing: fields,
});

/** The products on a page of an answer to product/get_list, which has no hidden or disabled ones. */
export function parseFossProducts(answer: unknown): Products {
  const found = validEntries(productSchema, v.parse(fields, answer)['list']);
  return Object.fromEntries(
    found.map(({ id: key, title: name, slug, pricing: { type, recurrent } }) => {
      const periods = v.parse(fields, type === 'recurrent' ? recurrent : {});
      const onSale = byCycle((cycle) => {
        const period = v.safeParse(periodSchema, periods[periodCode(cycleMonths[cycle])]);
        return period.success && period.output.enabled ? period.output : undefined;
      });
      const pricing = byCycle((cycle) => onSale[cycle]?.price);
      const setup = byCycle((cycle) => onSale[cycle]?.price && onSale[cycle].setup);
      return [key, { name, pricing, setup, path: `/order/${slug || key}` }];
    }),
  );
}

const tldSchema = v.object({
  tld: v.pipe(v.unknown(), v.transform(parseExtension)),
  price_registration: v.optional(price),
  price_renew: v.optional(price),
  price_transfer: v.optional(price),
  active: v.optional(flag, false),
  allow_register: v.optional(flag, false),
  allow_transfer: v.optional(flag, false),
  min_years: v.optional(v.unknown()),
  periods: v.optional(v.unknown()),
});

/** What a year of each extension costs, in an answer to servicedomain/tlds. */
export function parseFossTlds(answer: unknown): Tlds {
  const tlds: Tlds = {};
  for (const entry of validEntries(tldSchema, answer)) {
    const { tld, price_registration: register, price_renew: renew } = entry;
    if (tld === undefined || register === undefined) continue;
    if (!entry.active || !entry.allow_register || !isSoldForOneYear(entry)) continue;
    const transfer = entry.allow_transfer ? entry.price_transfer : undefined;
    tlds[tld] = { register, ...withoutGaps({ renew, transfer }) };
  }
  return tlds;
}

/** Since 2026 an extension can list its periods; before, it only had a shortest one. */
function isSoldForOneYear({
  min_years: shortest,
  periods,
}: v.InferOutput<typeof tldSchema>): boolean {
  if (Array.isArray(periods)) return periods.some((years) => Number(years) === 1);
  return shortest === undefined || shortest === null || Number(shortest) <= 1;
}
