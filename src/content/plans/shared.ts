import type { Plan, PlanFamily, PlanFeature } from '../schema/plan.ts';
import {
  brandedEmail,
  countOf,
  freeSsl,
  ftpAccounts,
  included,
  ioLimit,
  jetBackup,
  liteSpeedTooltip,
  nvmeStorage,
  softaculous,
  sqlDatabases,
  subdomains,
  unlimitedBandwidth,
} from './features.ts';
import { listPrices } from './listPrices.ts';

/** What differs between the shared plans. `each` counts subdomains, addon domains and so on. */
interface SharedSize {
  storageGb: number;
  ioMbPerSecond: number;
  each: number;
}

const plans: Plan[] = [
  {
    id: 52,
    name: '1 GB Hosting',
    description: 'For a first site or a portfolio.',
    icon: 'sprout',
    listPrice: listPrices[52],
    features: sharedFeatures({ storageGb: 1, ioMbPerSecond: 10, each: 1 }),
  },
  {
    id: 53,
    name: '5 GB Hosting',
    description: 'For a business with a few sites and mailboxes.',
    icon: 'leaf',
    listPrice: listPrices[53],
    highlighted: true,
    features: sharedFeatures({ storageGb: 5, ioMbPerSecond: 20, each: 5 }),
  },
  {
    id: 54,
    name: '10 GB Hosting',
    description: 'For many sites that need more room.',
    icon: 'trees',
    listPrice: listPrices[54],
    features: sharedFeatures({ storageGb: 10, ioMbPerSecond: 30, each: 10 }),
  },
];

/** Shared web hosting, sold on /web-hosting. */
export const sharedHosting: PlanFamily = {
  id: 'shared',
  name: 'Shared Hosting',
  path: '/web-hosting',
  description: 'Web hosting on NVMe with cPanel, LiteSpeed, JetBackup and free SSL in every plan.',
  cycles: ['monthly', 'annually'],
  motif: 'hosting',
  plans,
};

function sharedFeatures({ storageGb, ioMbPerSecond, each }: SharedSize): PlanFeature[] {
  return [
    nvmeStorage(storageGb),
    unlimitedBandwidth,
    freeSsl,
    included(
      'layers',
      'CloudLinux',
      'A system for shared servers that gives each account its own share, so one busy site does not slow the others.',
    ),
    included('zap', 'LiteSpeed', liteSpeedTooltip),
    jetBackup,
    included(
      'layout-dashboard',
      'cPanel',
      'The control panel in which you manage files, mailboxes, databases and domains.',
    ),
    ioLimit(ioMbPerSecond),
    countOf(each, 'subdomain', 'subdomains', subdomains),
    countOf(each, 'addon domain', 'addon domains', {
      icon: 'globe',
      row: 'Addon domains',
      tooltip: 'Another domain name with a website of its own inside the same account.',
    }),
    countOf(each, 'FTP account', 'FTP accounts', ftpAccounts),
    countOf(each, 'SQL database', 'SQL databases', sqlDatabases),
    countOf(each, 'branded email account', 'branded email accounts', brandedEmail),
    softaculous,
    included(
      'shield-check',
      'Imunify360',
      'Security software that looks for malware and blocks known attacks on your site.',
    ),
    included('rocket', 'One-click WordPress'),
    included('code-xml', 'Node.js, Laravel and Python apps'),
  ];
}
