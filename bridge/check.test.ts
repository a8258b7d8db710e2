import { afterEach, beforeEach, expect, test } from 'vitest';
import { check, compare, formatReport } from './check.ts';
import { readSettings } from './settings.ts';
import { siteFacts } from './site.ts';
import { environmentOf, startFoss, startWhmcs } from './test-billing.ts';
import { completeFoss, completeWhmcs, oddWhmcs, whmcsProduct, whmcsProducts } from './test-data.ts';
import { parseWhmcsProducts, parseWhmcsTlds } from './whmcs.ts';

let whmcs: Awaited<ReturnType<typeof startWhmcs>>;
beforeEach(async () => {
  whmcs = await startWhmcs(completeWhmcs());
});
afterEach(() => whmcs.close());

const run = (environment: Record<string, string> = {}) =>
  check(readSettings({ ...environmentOf('whmcs', whmcs.url), ...environment }), {
    ...siteFacts,
    portalUrl: whmcs.url,
  });

test('a complete WHMCS has no problems; products are shown beside the plans', async () => {
  const report = await run();
  expect(report.problems).toEqual([]);
  expect(report.table[0]).toMatch(
    /^shared 52 1 GB Hosting +1 GB Hosting +monthly 75\.00 {2}annually 800\.00$/,
  );
  expect(formatReport(report)).toMatch(/\n\nNo problems\.$/);
});

test('a complete FOSSBilling has no problems', async () => {
  const foss = await startFoss(completeFoss());
  const settings = readSettings(environmentOf('fossbilling', foss.url));
  const report = await check(settings, { ...siteFacts, portalUrl: foss.url });
  await foss.close();
  expect(report.problems).toEqual([]);
});

test('another currency is a problem, because the site writes ৳ before every price', async () => {
  const { problems } = await run({ BILLING_CURRENCY: 'USD' });
  expect(problems[0]).toMatch(/taka, but BILLING_CURRENCY is USD/);
});

const site = {
  families: [
    {
      id: 'shared' as const,
      plans: [
        { id: 52, name: '1 GB Hosting', cycles: ['monthly' as const, 'annually' as const] },
        { id: 53, name: '5 GB Hosting', cycles: ['monthly' as const, 'annually' as const] },
        { id: 59, name: 'Hidden', cycles: ['monthly' as const] },
      ],
    },
    {
      id: 'reseller' as const,
      plans: [{ id: 57, name: 'Reseller', cycles: ['monthly' as const] }],
    },
  ],
  extensions: ['com', 'xyz'],
};

test('what is missing is said in words', () => {
  const odd = oddWhmcs();
  const report = compare(
    parseWhmcsProducts(odd['GetProducts'], 'BDT'),
    parseWhmcsTlds(odd['GetTLDPricing'], 'BDT'),
    site,
    'WHMCS',
    'BDT',
  );
  expect(report.problems).toEqual([
    'no price for 53 (5 GB Hosting) billed annually, in BDT',
    'plan 59 of shared is not in WHMCS, or is hidden there',
    'no price for a year of .xyz in BDT',
  ]);
  expect(report.table).toContainEqual(
    expect.stringMatching(/^not on the site: 68 +monthly 14\.95 {2}annually - {2}triennially -$/),
  );
  expect(formatReport(report)).toContain('\nProblems\n- no price for 53');
});

test('addresses that differ from the site’s are problems', async () => {
  const settings = readSettings({
    ...environmentOf('whmcs', whmcs.url),
    SITE_ORIGIN: 'https://elsewhere.test',
  });
  const { problems } = await check(settings, siteFacts);
  expect(problems).toEqual([
    `portalUrl of the site is ${siteFacts.portalUrl}, but BILLING_URL is ${whmcs.url}: the site only uses purchase links on its portal's own address`,
    `url of the site is ${siteFacts.url}, but SITE_ORIGIN is https://elsewhere.test`,
  ]);
});

test('lookups are tried', async () => {
  whmcs.data['DomainWhois'] = { 'example.com': 'maybe' };
  expect((await run()).problems).toEqual(['looking up example.com gives no answer']);
});

test('a system that refuses is explained', async () => {
  whmcs.fault = 'ipRefused';
  await expect(run()).rejects.toThrow('WHMCS does not allow 203.0.113.9');
});

test('names cannot garble the terminal', () => {
  const answer = whmcsProducts([
    whmcsProduct(1, { monthly: '1.00' }, { name: '\u001B[2J\u202Ex' }),
  ]);
  const [row] = compare(
    parseWhmcsProducts(answer, 'BDT'),
    {},
    { families: [], extensions: [] },
    'WHMCS',
    'BDT',
  ).table;
  expect(row).toMatch(/^not on the site: 1 +\[2J x +monthly 1\.00$/);
});
