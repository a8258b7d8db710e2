import { describe, expect, test } from 'vitest';
import { readServiceSettings, readSettings } from './settings.ts';

const whmcs = {
  BILLING: 'whmcs',
  BILLING_URL: 'https://portal.example.com',
  SITE_ORIGIN: 'https://www.example.com',
  WHMCS_IDENTIFIER: 'identifier',
  WHMCS_SECRET: 's3cret',
};

test('WHMCS needs five settings; the others have defaults', () => {
  expect(readSettings(whmcs)).toMatchObject({
    billing: { name: 'WHMCS' },
    billingUrl: 'https://portal.example.com',
    siteOrigin: 'https://www.example.com',
    currency: 'BDT',
    maxAgeMs: 7 * 86_400_000,
  });
});

test('FOSSBilling needs no credentials', () => {
  const { BILLING_URL, SITE_ORIGIN } = whmcs;
  const settings = readSettings({ BILLING: 'fossbilling', BILLING_URL, SITE_ORIGIN });
  expect(settings.billing.name).toBe('FOSSBilling');
});

test('settings that are passed around contain no secret', () => {
  expect(JSON.stringify(readSettings(whmcs))).not.toContain('s3cret');
});

describe('a setting that is missing or malformed stops the start with one sentence that names it', () => {
  test.each<[string, string]>([
    ['BILLING', ''],
    ['BILLING', 'WHMCS'],
    ['BILLING_URL', ''],
    ['BILLING_URL', 'portal.example.com'],
    ['BILLING_URL', 'https://admin:s3cret@portal.example.com'],
    ['BILLING_URL', 'https://portal.example.com/?a=1'],
    ['BILLING_URL', 'http://portal.example.com'],
    ['BILLING_URL', 'http://localhost.example.com'],
    ['BILLING_CURRENCY', 'taka'],
    ['SITE_ORIGIN', ''],
    ['SITE_ORIGIN', '*'],
    ['SITE_ORIGIN', 'https://www.example.com/shop'],
    ['WHMCS_IDENTIFIER', ''],
    ['WHMCS_SECRET', ''],
    ['BRIDGE_MAX_AGE_DAYS', '0'],
    ['BRIDGE_MAX_AGE_DAYS', 'week'],
    ['BRIDGE_PORT', '70000'],
    ['BRIDGE_DATA', ''],
    ['BRIDGE_PROXIES', 'nginx'],
  ])('%s=%s', (name, value) => {
    const environment = { ...whmcs, BRIDGE_DATA: '/var/lib/bridge', [name]: value };
    let message = '';
    try {
      readSettings(environment);
      readServiceSettings(environment);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} (must .+|is missing)\\.$`));
    expect(message).not.toContain('s3cret');
  });
});

test('the service listens on this machine alone, and believes no proxy, unless told to', () => {
  const defaults = { host: '127.0.0.1', port: 3010, data: '/data', proxies: [] };
  expect(readServiceSettings({ BRIDGE_DATA: '/data' })).toEqual(defaults);
  const environment = { BRIDGE_DATA: '/data', HOST: '0.0.0.0', BRIDGE_PROXIES: '127.0.0.1,::1' };
  expect(readServiceSettings(environment)).toEqual({
    ...defaults,
    host: '0.0.0.0',
    proxies: ['127.0.0.1', '::1'],
  });
});
