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
  unlimited,
  unlimitedBandwidth,
} from './features.ts';
import { listPrices } from './listPrices.ts';

/** What differs between the reseller plans. */
interface ResellerSize {
  storageGb: number;
  accounts: number;
  ioMbPerSecond: number;
}

const plans: Plan[] = [
  {
    id: 57,
    name: '50 GB Reseller Hosting',
    description: 'For a freelancer who starts to host clients.',
    icon: 'store',
    listPrice: listPrices[57],
    features: resellerFeatures({ storageGb: 50, accounts: 20, ioMbPerSecond: 20 }),
  },
  {
    id: 58,
    name: '100 GB Reseller Hosting',
    description: 'For an agency with a steady circle of clients.',
    icon: 'building',
    listPrice: listPrices[58],
    highlighted: true,
    features: resellerFeatures({ storageGb: 100, accounts: 50, ioMbPerSecond: 20 }),
  },
  {
    id: 59,
    name: '200 GB Reseller Hosting',
    description: 'For a hosting business under your own brand.',
    icon: 'building-2',
    listPrice: listPrices[59],
    features: resellerFeatures({ storageGb: 200, accounts: 120, ioMbPerSecond: 30 }),
  },
];

/** Reseller hosting, sold on /reseller-hosting. */
export const resellerHosting: PlanFamily = {
  id: 'reseller',
  name: 'Reseller Hosting',
  path: '/reseller-hosting',
  description: 'Host your own clients with WHM, cPanel accounts and free SSL in every plan.',
  cycles: ['monthly'],
  motif: 'hosting',
  plans,
};

function resellerFeatures({ storageGb, accounts, ioMbPerSecond }: ResellerSize): PlanFeature[] {
  return [
    included(
      'server-cog',
      'WHM panel',
      'WebHost Manager: where you open, change and suspend the cPanel accounts of your clients.',
    ),
    nvmeStorage(storageGb),
    countOf(accounts, 'cPanel account', 'cPanel accounts', {
      icon: 'users',
      row: 'cPanel accounts',
      tooltip: 'One account for each client, with a login and a control panel of its own.',
    }),
    freeSsl,
    included('timer', 'Instant setup'),
    jetBackup,
    softaculous,
    ioLimit(ioMbPerSecond),
    included('zap', 'LiteSpeed Enterprise', liteSpeedTooltip),
    unlimited('subdomains', subdomains),
    unlimited('FTP accounts', ftpAccounts),
    unlimitedBandwidth,
    unlimited('SQL databases', sqlDatabases),
    unlimited('branded email', brandedEmail),
  ];
}
