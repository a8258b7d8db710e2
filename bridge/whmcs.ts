import * as v from 'valibot';
import { BillingError, type Billing, type Products, type Tlds } from './billing.ts';
import { fetchJson } from './fetch-json.ts';
import {
  fields,
  flag,
  id,
  line,
  parseExtension,
  parsePrice,
  price,
  validEntries,
} from './values.ts';

export interface WhmcsSettings {
  url: string;
  currency: string;
  identifier: string;
  secret: string;
  accessKey: string | undefined;
}

/** Answers out of a WHMCS, through its API. docs/connect-whmcs.md says which version was read. */
export function createWhmcs(settings: WhmcsSettings): Billing {
  const { url, currency, identifier, secret, accessKey } = settings;
  let currencyId: string | undefined;

  async function call(
    action: string,
    parameters: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, unknown>>> {
    const body = new URLSearchParams({ ...parameters, action, identifier, secret });
    body.set('responsetype', 'json');
    if (accessKey !== undefined) body.set('accesskey', accessKey);
    const { status, json } = await fetchJson('WHMCS', `${url}/includes/api.php`, {
      method: 'POST',
      body,
      signal,
    });
    const answer = v.parse(fields, json);
    if (answer['result'] === 'success' && status === 200) return answer;
    let message = v.parse(line, answer['message']);
    // A debugging or hostile answer may repeat the request.
    for (const value of [identifier, secret, accessKey]) {
      if (value !== undefined) message = message.replaceAll(value, '…');
    }
    throw new BillingError(explainError(action, status, message));
  }

  async function findCurrency(signal: AbortSignal): Promise<string> {
    const ids = parseCurrencies(await call('GetCurrencies', {}, signal));
    const found = ids.get(currency);
    if (found === undefined) throw new BillingError(missingCurrency(currency));
    return found;
  }

  return {
    name: 'WHMCS',
    async products(signal) {
      return parseWhmcsProducts(await call('GetProducts', {}, signal), currency);
    },
    async tlds(signal) {
      currencyId ??= await findCurrency(signal);
      try {
        const answer = await call('GetTLDPricing', { currencyid: currencyId }, signal);
        return parseWhmcsTlds(answer, currency);
      } catch (error) {
        // The currency may have been created anew.
        currencyId = undefined;
        throw error;
      }
    },
    async isAvailable(label, extension, signal) {
      const answer = await call('DomainWhois', { domain: `${label}.${extension}` }, signal);
      const status = answer['status'];
      return status === 'available' ? true : status === 'unavailable' ? false : null;
    },
  };
}

const productSchema = v.object({
  pid: id,
  name: v.optional(line, ''),
  // The price of a one-time product is in 'monthly' too.
  paytype: v.unknown(),
  pricing: fields,
  // Not documented, but some versions list such products.
  hidden: v.optional(flag),
  retired: v.optional(flag),
});
const priceSchema = v.object({
  monthly: v.optional(price),
  annually: v.optional(price),
  msetupfee: v.optional(price),
  asetupfee: v.optional(price),
});

/** The products in an answer to GetProducts. Their own address is not used: the cart's is the same everywhere. */
export function parseWhmcsProducts(answer: unknown, currency: string): Products {
  const list = v.parse(fields, v.parse(fields, answer)['products'])['product'];
  const found = validEntries(productSchema, list);
  if (found.length === 0) throw new BillingError('WHMCS lists no products.');
  if (!found.some(({ pricing }) => currency in pricing)) {
    throw new BillingError(missingCurrency(currency));
  }
  const products: Products = {};
  for (const { pid, name, paytype, pricing, hidden, retired } of found) {
    if (hidden === true || retired === true) continue;
    const recurring = paytype === 'recurring' ? pricing[currency] : {};
    const { monthly, annually, msetupfee, asetupfee } = v.parse(
      priceSchema,
      v.parse(fields, recurring),
    );
    products[pid] = {
      name,
      pricing: pricesOf(monthly, annually),
      setup: pricesOf(msetupfee, asetupfee),
      path: `/cart.php?a=add&pid=${pid}`,
    };
  }
  return products;
}

/** Without keys for prices that are missing. */
export function pricesOf(
  monthly: string | undefined,
  annually: string | undefined,
): { monthly?: string; annually?: string } {
  return { ...(monthly && { monthly }), ...(annually && { annually }) };
}

/** What a year of each extension costs, in an answer to GetTLDPricing. */
export function parseWhmcsTlds(answer: unknown, currency: string): Tlds {
  const { currency: answered, pricing } = v.parse(fields, answer);
  // WHMCS falls back to its default currency for an id that it doesn't know.
  const code = v.parse(fields, answered)['code'];
  if (code !== currency) throw new BillingError(missingCurrency(currency));
  const tlds: Tlds = {};
  for (const [key, value] of Object.entries(v.parse(fields, pricing))) {
    const extension = parseExtension(key);
    const years = v.parse(fields, value);
    const [register, renew, transfer] = ['register', 'renew', 'transfer'].map((name) =>
      parsePrice(v.parse(fields, years[name])['1']),
    );
    if (extension === undefined || register === undefined) continue;
    tlds[extension] = { register, ...(renew && { renew }), ...(transfer && { transfer }) };
  }
  return tlds;
}

/** The ids of the currencies by code. The documentation shows flat keys, installations send a list. */
export function parseCurrencies(answer: unknown): Map<string, string> {
  const whole = v.parse(fields, answer);
  const list = v.parse(fields, whole['currencies'])['currency'];
  const schema = v.object({ id, code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) });
  const flat = Object.keys(whole).flatMap((key) => {
    const start = /^(currencies\[currency\]\[\d+\])\[id\]$/.exec(key)?.[1];
    return start === undefined ? [] : [{ id: whole[key], code: whole[`${start}[code]`] }];
  });
  const found = [...validEntries(schema, list), ...validEntries(schema, flat)];
  return new Map(found.map((currency) => [currency.code, currency.id]));
}

function missingCurrency(currency: string): string {
  return `WHMCS has no prices in ${currency}. Add the currency there (Configuration > System Settings > Currencies), or correct BILLING_CURRENCY.`;
}

function explainError(action: string, status: number, message: string): string {
  const ip = /^Invalid IP\s*([\da-fA-F.:]*)/.exec(message)?.[1];
  if (ip !== undefined) {
    const which = ip ? `${ip}, the address of this server` : "this server's IP address";
    return `WHMCS does not allow ${which}. Add it under Configuration > System Settings > General Settings > Security > API IP Access Restriction, or set WHMCS_ACCESS_KEY.`;
  }
  if (/^(Authentication Failed|Invalid or missing credentials)/i.test(message)) {
    return 'WHMCS does not accept WHMCS_IDENTIFIER and WHMCS_SECRET. Create new ones under Configuration > System Settings > Manage API Credentials.';
  }
  if (/^Invalid Permissions/i.test(message)) {
    return `WHMCS does not allow ${action} with these credentials. Tick it in their role, under Configuration > System Settings > Manage API Credentials > API Roles.`;
  }
  const said = message ? `: "${message}"` : ` (status ${status})`;
  return `WHMCS answers ${action} with an error${said}.`;
}
