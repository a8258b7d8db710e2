import type { Plan, PlanFamily, PlanFeature } from '../schema/plan.ts';
import {
  brandedEmail,
  countOf,
  ftpAccounts,
  included,
  ioLimit,
  nvmeStorage,
  sqlDatabases,
  subdomains,
  unlimited,
  unlimitedBandwidth,
} from './features.ts';
import { listPrices } from './listPrices.ts';

/** What differs between the premium plans. */
interface PremiumSize {
  storageGb: number;
  websites: number;
  ioMbPerSecond: number;
  ramGb: number;
  cores: number;
}

const plans: Plan[] = [
  {
    id: 67,
    name: '20 GB Premium Hosting',
    description: 'For a busy shop or a group of company sites.',
    icon: 'gem',
    listPrice: listPrices[67],
    features: premiumFeatures({
      storageGb: 20,
      websites: 20,
      ioMbPerSecond: 100,
      ramGb: 4,
      cores: 4,
    }),
  },
  {
    id: 68,
    name: '50 GB Premium Hosting',
    description: 'For an agency and its clients’ sites.',
    icon: 'medal',
    listPrice: listPrices[68],
    highlighted: true,
    features: premiumFeatures({
      storageGb: 50,
      websites: 50,
      ioMbPerSecond: 200,
      ramGb: 6,
      cores: 6,
    }),
  },
  {
    id: 69,
    name: '100 GB Premium Hosting',
    description: 'For heavy applications and many sites.',
    icon: 'crown',
    listPrice: listPrices[69],
    features: premiumFeatures({
      storageGb: 100,
      websites: 100,
      ioMbPerSecond: 300,
      ramGb: 8,
      cores: 8,
    }),
  },
];

/** Premium hosting, sold on /premium-hosting. */
export const premiumHosting: PlanFamily = {
  id: 'premium',
  name: 'Premium Hosting',
  path: '/premium-hosting',
  description: 'Hosting with memory, cores and disk speed for busy sites, and SSH in every plan.',
  cycles: ['monthly', 'annually'],
  motif: 'hosting',
  flag: 'us',
  plans,
};

function premiumFeatures(size: PremiumSize): PlanFeature[] {
  return [
    nvmeStorage(size.storageGb),
    countOf(size.websites, 'website', 'websites', { icon: 'globe', row: 'Websites' }),
    ioLimit(size.ioMbPerSecond),
    {
      icon: 'memory-stick',
      title: `${size.ramGb} GB RAM`,
      spec: { row: 'Memory', value: `${size.ramGb} GB RAM` },
    },
    countOf(size.cores, 'core', 'cores', { icon: 'cpu', row: 'Cores' }),
    unlimitedBandwidth,
    unlimited('subdomains', subdomains),
    unlimited('SQL databases', sqlDatabases),
    unlimited('branded email', brandedEmail),
    unlimited('FTP accounts', ftpAccounts),
    included('square-terminal', 'Terminal access', 'A command line for your account.'),
    included(
      'key-round',
      'SSH access',
      'An encrypted connection from your own computer to the command line of your account.',
    ),
  ];
}
