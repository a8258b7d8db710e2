import {
  readLocalHost,
  readOrigin,
  readPort,
  readPortalUrl,
  type Environment,
} from '../cli/settings.ts';
import { UserError } from '../cli/user-error.ts';
import { createFossBilling } from './fossbilling.ts';
import { createWhmcs } from './whmcs.ts';
import type { Billing } from './billing.ts';

export interface Settings {
  /** Answers out of the billing system; it alone knows the secrets. */
  billing: Billing;
  billingUrl: string;
  currency: string;
  siteOrigin: string;
  maxAgeDays: number;
}

/** The settings for every way of running the bridge. Messages never repeat a secret. */
export function readSettings(environment: Environment): Settings {
  const kind = environment['BILLING'];
  if (kind !== 'whmcs' && kind !== 'fossbilling') {
    throw new UserError('BILLING must be whmcs or fossbilling.');
  }
  const url = readPortalUrl(required(environment, 'BILLING_URL'), 'BILLING_URL');
  if (!/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${url}/`)) {
    throw new UserError(
      'BILLING_URL must begin with https:// so that nobody reads the secret on its way.',
    );
  }
  const currency = environment['BILLING_CURRENCY'] || 'BDT';
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw new UserError('BILLING_CURRENCY must be a currency code such as BDT.');
  }
  const billing =
    kind === 'fossbilling'
      ? createFossBilling({ url, currency })
      : createWhmcs({
          url,
          currency,
          identifier: required(environment, 'WHMCS_IDENTIFIER'),
          secret: required(environment, 'WHMCS_SECRET'),
          accessKey: environment['WHMCS_ACCESS_KEY'] || undefined,
        });
  return {
    billing,
    billingUrl: url,
    currency,
    siteOrigin: readOrigin(required(environment, 'SITE_ORIGIN'), 'SITE_ORIGIN'),
    maxAgeDays: readDays(environment),
  };
}

/** What only the service needs. */
export function readServiceSettings(environment: Environment): {
  host: string;
  port: number;
  /** The folder of the last good prices. */
  data: string;
  /** The addresses of our own proxies, whose X-Forwarded-For is believed. */
  proxies: string[];
} {
  const proxies = (environment['BRIDGE_PROXIES'] ?? '').split(',').filter(Boolean);
  if (!proxies.every((address) => /^[\da-fA-F.:]+$/.test(address))) {
    throw new UserError('BRIDGE_PROXIES must list IP addresses, such as 127.0.0.1,::1.');
  }
  return {
    host: readLocalHost(environment),
    port: readPort(environment, 'BRIDGE_PORT', 3010),
    data: required(environment, 'BRIDGE_DATA'),
    proxies,
  };
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new UserError(`${name} is missing.`);
  return value;
}

function readDays(environment: Environment): number {
  const value = environment['BRIDGE_MAX_AGE_DAYS'] || '7';
  const days = Number(value);
  if (/^\d{1,3}$/.test(value) && days >= 1) return days;
  throw new UserError('BRIDGE_MAX_AGE_DAYS must be a number of days, such as 7.');
}
