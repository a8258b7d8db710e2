// oxlint-disable vitest/valid-expect -- vitest prints the second argument above the difference
import { expect, test } from 'vitest';
import domains from '#content/facts/domains.js';
import productTabs from '#content/words/product-tabs.js';
import includedFeatures from '#content/words/included-features.js';
import cloudVps from '#content/facts/plans/cloud-vps.js';
import dedicated from '#content/facts/plans/dedicated.js';
import premium from '#content/facts/plans/premium.js';
import reseller from '#content/facts/plans/reseller.js';
import shared from '#content/facts/plans/shared.js';
import { homeCards, planFamilies } from '../../src/site/plans.ts';
import { otherSpellings, redirects } from '../../src/site/redirects.ts';
import { rules } from '../../src/site/rules.ts';
import type { Domains } from '../../src/schema/domain.ts';
import type { Amount, FamilyFacts } from '../../src/schema/plan.ts';
import { site } from '../../src/site/site.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { vpsPricing } from '../../src/site/vpsPricing.ts';

/*
 * The numbers that the specification gives, and nothing else. Other tests use numbers of their own,
 * so an intentional change has to be repeated only here.
 */
const advice =
  'You changed a number that the specification gives. If that was intentional, change it in tests/example/specification.test.ts too';

const {
  tiles,
  tilesOnSmallScreens,
  defaultPrices,
  registrable,
  reseller: resellerRows,
} = domains as Domains;

/** What each plan of a family has, in the order of the cards; one value if all have the same. */
type SpecifiedPlans = Readonly<Record<string, Amount | readonly (Amount | undefined)[]>>;

/** One line per fact, so that a difference is easy to read. */
function inLines(plan: Readonly<Record<string, Amount | undefined>>): string[] {
  return Object.entries(plan).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
}

/** The plan at a position in the order of the cards. */
function planAt(specified: SpecifiedPlans, index: number): Record<string, Amount | undefined> {
  return Object.fromEntries(
    Object.entries(specified).map(([fact, value]) => [
      fact,
      typeof value === 'object' ? value[index] : value,
    ]),
  );
}

test.each<[path: string, file: unknown, specified: SpecifiedPlans]>([
  [
    '/web-hosting',
    shared,
    {
      id: [52, 53, 54],
      name: ['1 GB Hosting', '5 GB Hosting', '10 GB Hosting'],
      monthly: [100, 500, 1000],
      annually: [1200, 6000, 12000],
      storage: [1, 5, 10],
      bandwidth: 'unlimited',
      freeSsl: true,
      cloudLinux: true,
      liteSpeed: true,
      jetBackup: true,
      cPanel: true,
      ioLimit: [10, 20, 30],
      subdomains: [1, 5, 10],
      addonDomains: [1, 5, 10],
      ftpAccounts: [1, 5, 10],
      sqlDatabases: [1, 5, 10],
      emailAccounts: [1, 5, 10],
      softaculous: true,
      imunify360: true,
      oneClickWordpress: true,
      apps: true,
    },
  ],
  [
    '/premium-hosting',
    premium,
    {
      id: [67, 68, 69],
      name: ['20 GB Premium Hosting', '50 GB Premium Hosting', '100 GB Premium Hosting'],
      monthly: [1000, 5000, 10000],
      annually: [12000, 60000, 120000],
      storage: [20, 50, 100],
      websites: [20, 50, 100],
      ioLimit: [100, 200, 300],
      ram: [4, 6, 8],
      cores: [4, 6, 8],
      bandwidth: 'unlimited',
      subdomains: 'unlimited',
      sqlDatabases: 'unlimited',
      emailAccounts: 'unlimited',
      ftpAccounts: 'unlimited',
      terminal: true,
      ssh: true,
    },
  ],
  [
    '/reseller-hosting',
    reseller,
    {
      id: [57, 58, 59],
      name: ['50 GB Reseller Hosting', '100 GB Reseller Hosting', '200 GB Reseller Hosting'],
      monthly: [499, 1500, 2000],
      whm: true,
      storage: [50, 100, 200],
      cPanelAccounts: [20, 50, 120],
      freeSsl: true,
      instantSetup: true,
      jetBackup: true,
      softaculous: true,
      ioLimit: [20, 20, 30],
      liteSpeedEnterprise: true,
      subdomains: 'unlimited',
      ftpAccounts: 'unlimited',
      bandwidth: 'unlimited',
      sqlDatabases: 'unlimited',
      emailAccounts: 'unlimited',
    },
  ],
  [
    '/vps',
    cloudVps,
    {
      id: [34, 36, 38],
      name: ['Silver VPS', 'Gold VPS', 'Platinum VPS'],
      monthly: [1500, 3000, 5000],
      vCpu: [4, 6, 8],
      ram: [4, 6, 8],
      storage: [25, 100, 200],
      bandwidth: 'unlimited',
      dedicatedIp: true,
      rootAccess: true,
      anyOs: true,
      virtualisationPanel: true,
    },
  ],
  [
    '/dedicated-server',
    dedicated,
    {
      id: [62, 63, 64],
      name: ['Metal Silver', 'Metal Gold', 'Metal Platinum'],
      monthly: [16000, 25500, 26000],
      processor: ['Ryzen 5 3600', 'Ryzen 7 3700X', 'Ryzen 9 5950X'],
      eccMemory: ['64 GB', undefined, undefined],
      memory: [undefined, '128 GB', '128 GB'],
      nvmeDisk: ['512 GB', undefined, undefined],
      disk: [undefined, '2 TB', '4 TB'],
      fullRootAccess: true,
      bandwidth: 'unlimited',
      ipv4: true,
      capacity: ['500+', '1200+', '2500+'],
    },
  ],
])('the plans of %s match the specification', (path, file, specified) => {
  const words = planFamilies.find((family) => family.path === path)?.plans;
  const plans = (file as FamilyFacts).plans.map(({ id, listPrice, features }, index) =>
    inLines({ id, name: words?.[index]?.name, ...listPrice, ...features }),
  );
  expect(plans, advice).toEqual([0, 1, 2].map((index) => inLines(planAt(specified, index))));
});

test('the cards of the home page match the specification', () => {
  const cards = homeCards.map(({ id, title, to, popular }) => [id, title, to, popular ?? false]);
  expect(cards, advice).toEqual([
    [52, 'Web Hosting', '/web-hosting', false],
    [57, 'Reseller Hosting', '/reseller-hosting', true],
    [34, 'VPS Hosting', '/vps-hosting', true],
    [62, 'Dedicated Servers', '/dedicated-server', false],
  ]);
});

test('the rows of /vps-pricing match the specification', () => {
  const columns = [
    'vcpu',
    'memoryGb',
    'cpuGhz',
    'storageGb',
    'geekbench',
    'bandwidthGb',
    'monthlyUsd',
    'savePercent',
    'bar',
  ] as const;
  const rows = vpsPricing.map((row) => columns.map((column) => row[column]));
  expect(rows, advice).toEqual([
    [1, 2, 2.4, 20, 3513, 1000, 3.95, 30, 30],
    [2, 4, 4.8, 40, 5363, 2000, 8.95, 50, 40],
    [3, 6, 7.2, 60, 7545, 3000, 12.95, 10, 60],
    [4, 8, 9.6, 80, 8953, 4000, 15.95, 30, 75],
    [6, 12, 14.4, 120, 10789, 6000, 23.95, 40, 85],
    [8, 16, 19.2, 160, 12632, 8000, 29.95, 10, 100],
  ]);
});

test('domain extensions and their default prices match the specification', () => {
  expect(
    tiles.map(({ name }) => name),
    advice,
  ).toEqual(['com', 'xyz', 'top', 'info']);
  expect(tilesOnSmallScreens, advice).toBe(3);
  expect(defaultPrices, advice).toEqual({
    com: { register: 1499 },
    shop: { register: 199 },
    top: { register: 199 },
    info: { register: 549 },
    online: { register: 899 },
  });
  expect(registrable, advice).toEqual(['com', 'net', 'org', 'us', 'biz', 'info']);
});

test('reseller prices of domains match the specification', () => {
  const rows = resellerRows.map((row) => [row.extension, row.register, row.renew, row.transfer]);
  expect(rows, advice).toEqual([
    ['com', 12.5, 12.5, 12.5],
    ['top', 2, 12, 12],
    ['shop', 1.89, 39.9, 33.1],
    ['ru', 5, 6.5, 'free'],
    ['info', 5, 35.3, 29.5],
    ['click', 11.3, 12.4, 11.3],
    ['online', 8, 35.3, 35.3],
    ['xyz', 14.7, 18.3, 14.7],
    ['cc', 11, 13.6, 11.7],
    ['icu', 1.5, 10, 8],
    ['business', 13, 15, 13],
    ['link', 10, 12.5, 10],
    ['tel', 13.99, 17.3, 13.99],
  ]);
});

test('rules, support hours and licence match the specification', () => {
  expect(rules, advice).toEqual({
    refundDays: 5,
    refundWorkingDays: 7,
    suspendedWithinHours: 24,
    endedAfterDays: 7,
    graceDays: 30,
    transferAgeDays: 60,
    transferExpiryDays: 15,
    affiliate: { sharePercent: 5, delayDays: 7, minimumPayoutTaka: 500 },
  });
  expect(site.supportHours, advice).toEqual({
    days: [0, 1, 2, 3, 4],
    opens: '10:00',
    closes: '17:00',
    utcOffsetMinutes: 360,
  });
  expect([site.licenceNumber, site.copyrightYear], advice).toEqual(['126402', 2025]);
});

test('redirects match the specification', () => {
  expect(redirects, advice).toEqual({
    '/offer.php': '/web-hosting',
    '/yearlyhosting.php': '/web-hosting',
    '/store/web-hosting-websites': '/web-hosting',
    '/domain.php': '/domain-registration',
    '/vps.php': '/vps',
    '/vps-hosting': '/vps',
    '/store/vps': '/vps-hosting',
    '/store/google-workspace': '/email-hosting',
    '/login': '/',
    '/knowledgebase/19/About-Us.html': '/about-us',
    '/contact.php': '/contact-us',
    '/reseller-domain.php': '/domain-reseller',
    '/domain-reseller.php': '/domain-reseller',
    '/reseller-hosting.php': '/reseller-hosting',
  });
  expect(otherSpellings, advice).toEqual(['/Domain-Reseller']);
});

/* Whether the content is consistent with itself. */

test.each(planFamilies)('the middle plan of $path is highlighted', ({ plans }) => {
  expect(plans.map((plan) => plan.highlighted ?? false)).toEqual([false, true, false]);
});

test('words/included-features.yaml lists what all plans of plans/shared.yaml have in common', () => {
  const [first, ...others] = planFamilies.find(({ id }) => id === 'shared')?.plans ?? [];
  const common = first?.features.filter(({ title }) =>
    others.every(({ features }) => features.some((feature) => feature.title === title)),
  );
  const listed = includedFeatures.features;
  expect(listed.map(({ icon, title }) => [icon, title])).toEqual(
    common?.map(({ icon, title }) => [icon, title]),
  );
});

test.each([
  ['hosting', ['Shared', 'Premium', 'Wordpress', 'Reseller']],
  ['vps', ['Cloud VPS', 'WHM & cPanel VPS', 'Custom VPS']],
  ['dedicated', ['Unmanaged Dedicated', 'WHM & cPanel Dedicated', 'Custom Dedicated']],
])('the tabs of %s are labelled as specified', (group, labels) => {
  const tabs = productTabs[group]?.tabs ?? [];
  const labelOf = (path: string) => siteCopy.pages.find((page) => page.path === path)?.label;
  expect(tabs.map(({ path: target, short }) => short ?? labelOf(target))).toEqual(labels);
});
