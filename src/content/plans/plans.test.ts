import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { homeCardSchema, planFamilySchema, vpsPricingRowSchema } from '../schema/plan.ts';
import { redirects } from '../redirects.ts';
import { cloudVps } from './cloudVps.ts';
import { dedicatedServers } from './dedicated.ts';
import { planFamilies } from './families.ts';
import { homeCards } from './homeCards.ts';
import { premiumHosting } from './premium.ts';
import { resellerHosting } from './reseller.ts';
import { sharedHosting } from './shared.ts';
import { vpsPricing } from './vpsPricing.ts';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const titles = (family: (typeof planFamilies)[number], plan: number) =>
  family.plans[plan]?.features.map((feature) => feature.title);

describe('plan families', () => {
  it('pass their schema', () => {
    expect(v.safeParse(v.array(planFamilySchema), planFamilies).issues).toBeUndefined();
  });

  it('have the plans, cycles and list prices of the specification', () => {
    const facts = planFamilies.map((family) => [
      family.path,
      family.cycles.join(),
      ...family.plans.map(({ id, name, listPrice }) => [id, name, ...Object.values(listPrice)]),
    ]);
    expect(facts).toEqual([
      [
        '/web-hosting',
        'monthly,annually',
        [52, '1 GB Hosting', 100, 1200],
        [53, '5 GB Hosting', 500, 6000],
        [54, '10 GB Hosting', 1000, 12000],
      ],
      [
        '/premium-hosting',
        'monthly,annually',
        [67, '20 GB Premium Hosting', 1000, 12000],
        [68, '50 GB Premium Hosting', 5000, 60000],
        [69, '100 GB Premium Hosting', 10000, 120000],
      ],
      [
        '/reseller-hosting',
        'monthly',
        [57, '50 GB Reseller Hosting', 499],
        [58, '100 GB Reseller Hosting', 1500],
        [59, '200 GB Reseller Hosting', 2000],
      ],
      [
        '/vps',
        'monthly',
        [34, 'Silver VPS', 1500],
        [36, 'Gold VPS', 3000],
        [38, 'Platinum VPS', 5000],
      ],
      [
        '/dedicated-server',
        'monthly',
        [62, 'Metal Silver', 16000],
        [63, 'Metal Gold', 25500],
        [64, 'Metal Platinum', 26000],
      ],
    ]);
  });

  it('highlight the middle plan', () => {
    for (const { plans } of planFamilies) {
      expect(plans.map((plan) => plan.highlighted ?? false)).toEqual([false, true, false]);
    }
  });

  it('use only icons that exist', () => {
    const icons = [
      ...planFamilies.flatMap(({ plans }) => plans.flatMap((plan) => [plan, ...plan.features])),
      ...homeCards,
    ].map(({ icon }) => icon);
    const missing = icons.filter((icon) => !existsSync(path.join(lucide, 'icons', `${icon}.svg`)));
    expect(missing).toEqual([]);
  });
});

describe('features', () => {
  it('of the smallest shared plan are singular and in the specified order', () => {
    expect(titles(sharedHosting, 0)).toEqual([
      '1 GB NVMe SSD',
      'Unlimited bandwidth',
      'Free SSL',
      'CloudLinux',
      'LiteSpeed',
      'JetBackup',
      'cPanel',
      'I/O limit 10 MB/s',
      '1 subdomain',
      '1 addon domain',
      '1 FTP account',
      '1 SQL database',
      '1 branded email account',
      'Softaculous',
      'Imunify360',
      'One-click WordPress',
      'Node.js, Laravel and Python apps',
    ]);
    expect(titles(sharedHosting, 2)).toContain('10 addon domains');
  });

  it('of premium plans are the twelve specified', () => {
    expect(titles(premiumHosting, 1)).toEqual([
      '50 GB NVMe SSD',
      '50 websites',
      'I/O limit 200 MB/s',
      '6 GB RAM',
      '6 cores',
      'Unlimited bandwidth',
      'Unlimited subdomains',
      'Unlimited SQL databases',
      'Unlimited branded email',
      'Unlimited FTP accounts',
      'Terminal access',
      'SSH access',
    ]);
  });

  it('of reseller plans are the fourteen specified', () => {
    expect(titles(resellerHosting, 2)).toEqual([
      'WHM panel',
      '200 GB NVMe SSD',
      '120 cPanel accounts',
      'Free SSL',
      'Instant setup',
      'JetBackup',
      'Softaculous',
      'I/O limit 30 MB/s',
      'LiteSpeed Enterprise',
      'Unlimited subdomains',
      'Unlimited FTP accounts',
      'Unlimited bandwidth',
      'Unlimited SQL databases',
      'Unlimited branded email',
    ]);
  });

  it('of Cloud VPS plans have the specified sizes', () => {
    expect(cloudVps.plans.map(({ features }) => features.slice(0, 3).map((f) => f.title))).toEqual([
      ['4 vCPU', '4 GB RAM', '25 GB NVMe SSD'],
      ['6 vCPU', '6 GB RAM', '100 GB NVMe SSD'],
      ['8 vCPU', '8 GB RAM', '200 GB NVMe SSD'],
    ]);
  });

  it('of dedicated plans claim ECC and NVMe only where specified', () => {
    expect(titles(dedicatedServers, 0)).toEqual([
      'Ryzen 5 3600',
      '64 GB ECC memory',
      '512 GB NVMe storage',
      'Full root access',
      'Unlimited bandwidth',
      'IPv4 dedicated IP',
      'Room for 500+ sites',
    ]);
    expect(titles(dedicatedServers, 1)?.slice(0, 3)).toEqual([
      'Ryzen 7 3700X',
      '128 GB memory',
      '2 TB storage',
    ]);
    expect(dedicatedServers.plans.map((plan) => plan.capacity)).toEqual([
      '500+ sites',
      '1200+ sites',
      '2500+ sites',
    ]);
  });
});

describe('home cards', () => {
  it('pass their schema and link to pages, or to the one specified redirect', () => {
    expect(v.safeParse(v.array(homeCardSchema), homeCards).issues).toBeUndefined();
    expect(redirects['/vps-hosting']).toBe('/vps');
  });

  it('are the four of the specification', () => {
    expect(homeCards.map(({ id, title, link, popular }) => [id, title, link, popular])).toEqual([
      [52, 'Web Hosting', '/web-hosting', undefined],
      [57, 'Reseller Hosting', '/reseller-hosting', true],
      [34, 'VPS Hosting', '/vps-hosting', true],
      [62, 'Dedicated Servers', '/dedicated-server', undefined],
    ]);
  });
});

describe('VPS pricing', () => {
  it('passes its schema and has six rows', () => {
    expect(v.safeParse(v.array(vpsPricingRowSchema), vpsPricing).issues).toBeUndefined();
    expect(vpsPricing.map((row) => Object.values(row))).toEqual([
      [1, 2, 2.4, 20, 3513, 1000, 3.95, 30, 30],
      [2, 4, 4.8, 40, 5363, 2000, 8.95, 50, 40],
      [3, 6, 7.2, 60, 7545, 3000, 12.95, 10, 60],
      [4, 8, 9.6, 80, 8953, 4000, 15.95, 30, 75],
      [6, 12, 14.4, 120, 10789, 6000, 23.95, 40, 85],
      [8, 16, 19.2, 160, 12632, 8000, 29.95, 10, 100],
    ]);
  });
});
