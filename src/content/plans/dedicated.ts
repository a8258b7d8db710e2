import type { Plan, PlanFamily, PlanFeature } from '../schema/plan.ts';
import { dedicatedIp, included, nvmeTooltip, rootTooltip, unlimitedBandwidth } from './features.ts';
import { listPrices } from './listPrices.ts';

/**
 * What differs between the dedicated plans. The specification gives only the smallest ECC
 * memory and NVMe storage, so the others don't claim it.
 */
interface Machine {
  processor: string;
  memory: string;
  storage: string;
  capacity: string;
}

const eccTooltip = 'Memory that notices and repairs flipped bits before they damage your data.';

const plans: Plan[] = [
  machinePlan(
    {
      id: 62,
      name: 'Metal Silver',
      description: 'For many sites or one busy application.',
      icon: 'server',
      listPrice: listPrices[62],
    },
    {
      processor: 'Ryzen 5 3600',
      memory: '64 GB ECC',
      storage: '512 GB NVMe',
      capacity: '500+ sites',
    },
  ),
  machinePlan(
    {
      id: 63,
      name: 'Metal Gold',
      description: 'For a hosting business or large databases.',
      icon: 'server-cog',
      listPrice: listPrices[63],
      highlighted: true,
    },
    {
      processor: 'Ryzen 7 3700X',
      memory: '128 GB',
      storage: '2 TB',
      capacity: '1200+ sites',
    },
  ),
  machinePlan(
    {
      id: 64,
      name: 'Metal Platinum',
      description: 'For the heaviest load on our list.',
      icon: 'circuit-board',
      listPrice: listPrices[64],
    },
    {
      processor: 'Ryzen 9 5950X',
      memory: '128 GB',
      storage: '4 TB',
      capacity: '2500+ sites',
    },
  ),
];

/** Bare-metal servers, sold on /dedicated-server. */
export const dedicatedServers: PlanFamily = {
  id: 'dedicated',
  name: 'Dedicated Servers',
  path: '/dedicated-server',
  description: 'Bare-metal Ryzen servers with full root access and an IPv4 address of their own.',
  cycles: ['monthly'],
  motif: 'dedicated',
  plans,
};

function machinePlan(plan: Omit<Plan, 'capacity' | 'features'>, machine: Machine): Plan {
  return { ...plan, capacity: machine.capacity, features: machineFeatures(machine) };
}

function machineFeatures(machine: Machine): PlanFeature[] {
  return [
    {
      icon: 'cpu',
      title: machine.processor,
      spec: { row: 'Processor', value: machine.processor },
    },
    {
      icon: 'memory-stick',
      title: `${machine.memory} memory`,
      ...(machine.memory.includes('ECC') ? { tooltip: eccTooltip } : {}),
      spec: { row: 'Memory', value: machine.memory },
    },
    {
      icon: 'hard-drive',
      title: `${machine.storage} storage`,
      ...(machine.storage.includes('NVMe') ? { tooltip: nvmeTooltip } : {}),
      spec: { row: 'Storage', value: machine.storage },
    },
    included('square-terminal', 'Full root access', rootTooltip),
    unlimitedBandwidth,
    dedicatedIp('IPv4 dedicated IP'),
    {
      icon: 'panels-top-left',
      title: `Room for ${machine.capacity}`,
      spec: { row: 'Claimed capacity', value: machine.capacity },
    },
  ];
}
