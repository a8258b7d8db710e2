import * as v from 'valibot';
import { byCycle } from '../src/schema/billingCycles.ts';
import { BillingError, type Billing, type Products, type Tlds } from './billing.ts';
import { fetchJson } from './fetch-json.ts';
import {
  fields,
  flag,
  id,
  line,
  parseExtension,
  parsePrice,
  validEntries,
  withoutGaps,
} from './values.ts';

/** Answers out of a WHMCS, through its API. docs/connect-whmcs.md says which version was read. */
export function createWhmcs(
  url: string,
  currency: string,
  secrets: { identifier: string; secret: string; accesskey: string },
): Billing {
  async function call(action: string, parameters: Record<string, string>, signal: AbortSignal) {
    const body = new URLSearchParams({ ...parameters, ...secrets, action, responsetype: 'json' });
    if (!secrets.accesskey) body.delete('accesskey');
    const request = { method: 'POST', body, signal };
    const { status, json } = await fetchJson('WHMCS', `${url}/includes/api.php`, request);
    const answer = v.parse(fields, json);
    if (answer['result'] === 'success' && status === 200) return answer;
    let message = v.parse(line, answer['message']);
    // A debugging or hostile answer may repeat the request.
    for (const value of Object.values(secrets)) {
      if (value) message = message.replaceAll(value, '…');
    }
    throw new BillingError(explainError(action, status, message));
  }

  return {
    name: 'WHMCS',
    async products(signal) {
      return parseWhmcsProducts(await call('GetProducts', {}, signal), currency);
    },
    async tlds(signal) {
      const currencyid = parseCurrencies(await call('GetCurrencies', {}, signal)).get(currency);
      if (currencyid === undefined) throw missingCurrency(currency);
      return parseWhmcsTlds(await call('GetTLDPricing', { currencyid }, signal), currency);
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
  paytype: v.optional(v.unknown()),
  pricing: fields,
  // Not documented, but some versions list such products.
  hidden: v.optional(flag),
  retired: v.optional(flag),
});

/** The products in an answer to GetProducts. Their own address is not used: the cart's is the same everywhere. */
export function parseWhmcsProducts(answer: unknown, currency: string): Products {
  const list = v.parse(fields, v.parse(fields, answer)['products'])['product'];
  const found = validEntries(productSchema, list);
  if (found.length === 0) throw new BillingError('WHMCS lists no products.');
  if (!found.some(({ pricing }) => currency in pricing)) throw missingCurrency(currency);
  const sold = found.filter(({ hidden, retired }) => hidden !== true && retired !== true);
  return Object.fromEntries(
    sold.map(({ pid, name, paytype, pricing: byCurrency }) => {
      // The price of a one-time product is in 'monthly' too.
      const prices = v.parse(fields, paytype === 'recurring' ? byCurrency[currency] : {});
      const pricing = byCycle((cycle) => parsePrice(prices[cycle]));
      // 'msetupfee' is the fee of 'monthly'. WHMCS may keep one for a cycle that is off.
      const setup = byCycle((cycle) =>
        cycle in pricing ? parsePrice(prices[`${cycle[0]}setupfee`]) : undefined,
      );
      return [pid, { name, pricing, setup, path: `/cart.php?a=add&pid=${pid}` }];
    }),
  );
}

/** What a year of each extension costs, in an answer to GetTLDPricing. */
export function parseWhmcsTlds(answer: unknown, currency: string): Tlds {
  const { currency: answered, pricing } = v.parse(fields, answer);
  // WHMCS falls back to its default currency for an id that it doesn't know.
  if (v.parse(fields, answered)['code'] !== currency) throw missingCurrency(currency);
  const tlds: Tlds = {};
  for (const [key, value] of Object.entries(v.parse(fields, pricing))) {
    const extension = parseExtension(key);
    const years = v.parse(fields, value);
    const [register, renew, transfer] = ['register', 'renew', 'transfer'].map((name) =>
      parsePrice(v.parse(fields, years[name])['1']),
    );
    if (extension === undefined || register === undefined) continue;
    tlds[extension] = { register, ...withoutGaps({ renew, transfer }) };
  }
  return tlds;
}

/** The ids of the currencies by code. The documentation shows flat keys, installations send a list. */
export function parseCurrencies(answer: unknown): Map<string, string> {
  const whole = v.parse(fields, answer);
  const list = v.parse(fields, whole['currencies'])['currency'];
  const flat = Object.keys(whole).flatMap((key) => {
    const start = /^(currencies\[currency\]\[\d+\])\[id\]$/.exec(key)?.[1];
    return start === undefined ? [] : [{ id: whole[key], code: whole[`${start}[code]`] }];
  });
  const schema = v.object({ id, code: v.string() });
  const found = [...validEntries(schema, list), ...validEntries(schema, flat)];
  return new Map(found.map((currency) => [currency.code, currency.id]));
}

function missingCurrency(currency: string): BillingError {
  return new BillingError(
    `WHMCS has no prices in ${currency}. Add the currency there (Configuration > System Settings > Currencies), or correct BILLING_CURRENCY.`,
  );
}

function explainError(action: string, status: number, message: string): string {
  const ip = /^Invalid IP\s*([\da-fA-F.:]*)/.exec(message)?.[1];
  if (ip !== undefined) {
    return `WHMCS does not allow ${ip ? `${ip}, the address of this server` : "this server's IP address"}. Add it under Configuration > System Settings > General Settings > Security > API IP Access Restriction, or set WHMCS_ACCESS_KEY.`;
  }
  if (/^(Authentication Failed|Invalid or missing credentials)/i.test(message)) {
    return 'WHMCS does not accept WHMCS_IDENTIFIER and WHMCS_SECRET. Create new ones under Configuration > System Settings > Manage API Credentials.';
  }
  if (/^Invalid Permissions/i.test(message)) {
    return `WHMCS does not allow ${action} with these credentials. Tick it in their role, under Configuration > System Settings > Manage API Credentials > API Roles.`;
  }
  return `WHMCS answers ${action} with an error${message ? `: "${message}"` : ` (status ${status})`}.`;
}
