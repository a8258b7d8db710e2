import * as cli from '../commands/cli/settings.ts';
import { UserError } from '../commands/cli/user-error.ts';
import { createFossBilling } from './fossbilling.ts';
import { createWhmcs } from './whmcs.ts';

export type Settings = ReturnType<typeof readSettings>;

/** The settings for every way of running the bridge. Only `billing` knows the secrets; messages never repeat one. */
export function readSettings(environment: cli.Environment) {
  const kind = environment['BILLING'];
  const url = cli.readPortalUrl(required(environment, 'BILLING_URL'), 'BILLING_URL');
  const currency = environment['BILLING_CURRENCY'] || 'BDT';
  const days = environment['BRIDGE_MAX_AGE_DAYS'] || '7';
  check(kind === 'whmcs' || kind === 'fossbilling', 'BILLING must be whmcs or fossbilling.');
  check(
    /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`),
    'BILLING_URL must begin with https:// so that nobody reads the secret on its way.',
  );
  check(/^[A-Z]{3}$/.test(currency), 'BILLING_CURRENCY must be a currency code such as BDT.');
  check(/^[1-9]\d{0,2}$/.test(days), 'BRIDGE_MAX_AGE_DAYS must be a number of days, such as 7.');
  return {
    billing:
      kind === 'fossbilling'
        ? createFossBilling(url, currency)
        : createWhmcs(url, currency, {
            identifier: required(environment, 'WHMCS_IDENTIFIER'),
            secret: required(environment, 'WHMCS_SECRET'),
            accesskey: environment['WHMCS_ACCESS_KEY'] ?? '',
          }),
    billingUrl: url,
    currency,
    siteOrigin: cli.readOrigin(required(environment, 'SITE_ORIGIN'), 'SITE_ORIGIN'),
    maxAgeMs: Number(days) * 86_400_000,
  };
}

/** What only the service needs. `proxies` are our own, whose X-Forwarded-For is believed. */
export function readServiceSettings(environment: cli.Environment) {
  const proxies = (environment['BRIDGE_PROXIES'] ?? '').split(',').filter(Boolean);
  check(
    proxies.every((address) => /^[\da-fA-F.:]+$/.test(address)),
    'BRIDGE_PROXIES must list IP addresses, such as 127.0.0.1,::1.',
  );
  const port = cli.readPort(environment, 'BRIDGE_PORT', 3010);
  const data = required(environment, 'BRIDGE_DATA');
  return { host: cli.readLocalHost(environment), port, data, proxies };
}

function required(environment: cli.Environment, name: string): string {
  const value = environment[name];
  check(value, `${name} is missing.`);
  return value;
}

function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new UserError(message);
}
