import type { Plan, PlanFamily, PlanFeature } from '../schema/plan.ts';
import { dedicatedIp, included, nvmeStorage, rootTooltip, unlimitedBandwidth } from './features.ts';
import { listPrices } from './listPrices.ts';

/** What differs between the Cloud VPS plans. */
interface VpsSize {
  vcpu: number;
  ramGb: number;
  storageGb: number;
}

const plans: Plan[] = [
  {
    id: 34,
    name: 'Silver VPS',
    description: 'For a test server or a first application.',
    icon: 'cloud',
    listPrice: listPrices[34],
    features: vpsFeatures({ vcpu: 4, ramGb: 4, storageGb: 25 }),
  },
  {
    id: 36,
    name: 'Gold VPS',
    description: 'For a shop or app with steady visitors.',
    icon: 'cloud-cog',
    listPrice: listPrices[36],
    highlighted: true,
    features: vpsFeatures({ vcpu: 6, ramGb: 6, storageGb: 100 }),
  },
  {
    id: 38,
    name: 'Platinum VPS',
    description: 'For several applications and large databases.',
    icon: 'cloud-lightning',
    listPrice: listPrices[38],
    features: vpsFeatures({ vcpu: 8, ramGb: 8, storageGb: 200 }),
  },
];

/** Cloud VPS, sold on /vps. */
export const cloudVps: PlanFamily = {
  id: 'cloudVps',
  name: 'Cloud VPS',
  path: '/vps',
  description: 'Virtual servers on NVMe with root access and a dedicated IP in every plan.',
  cycles: ['monthly'],
  motif: 'vps',
  plans,
};

function vpsFeatures({ vcpu, ramGb, storageGb }: VpsSize): PlanFeature[] {
  return [
    {
      icon: 'cpu',
      title: `${vcpu} vCPU`,
      tooltip: 'Virtual processors: the share of the machine’s processor that your server uses.',
      spec: { row: 'Processor', value: `${vcpu} vCPU` },
    },
    {
      icon: 'memory-stick',
      title: `${ramGb} GB RAM`,
      spec: { row: 'Memory', value: `${ramGb} GB RAM` },
    },
    nvmeStorage(storageGb),
    unlimitedBandwidth,
    dedicatedIp('Dedicated IP'),
    included('square-terminal', 'Root access', rootTooltip),
    included('disc-3', 'Install any OS', 'You choose the operating system that the server runs.'),
    included(
      'monitor-cog',
      'Virtualisation panel',
      'A page in which you start, stop and reinstall your server yourself.',
    ),
  ];
}
