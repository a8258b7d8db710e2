import type { Plan, PlanFamily, PlanFeature } from '../schema/plan.ts';

/** For tests: this many different features. */
export function testFeatures(count: number): PlanFeature[] {
  return Array.from({ length: count }, (_, index) => ({
    icon: 'globe',
    title: `Feature ${index + 1}`,
    ...(index === 0 && { tip: 'cPanel' }),
    spec: { row: `Row ${index + 1}`, value: 'Included' },
  }));
}

/** For tests: a plan with prices that are easy to calculate with. */
export function testPlan(given: Partial<Plan> = {}): Plan {
  return {
    id: 1,
    icon: 'leaf',
    name: 'Small plan',
    description: 'For one site.',
    listPrice: { monthly: 100, annually: 1200 },
    amounts: {},
    features: testFeatures(9),
    ...given,
  };
}

/** For tests: one family that is sold by month and by year, and one by month only. */
export const testFamilies: readonly PlanFamily[] = [
  {
    id: 'shared',
    name: 'Sites',
    description: 'Room for sites.',
    path: '/web-hosting',
    cycles: ['monthly', 'annually'],
    flag: 'us',
    plans: [
      testPlan(),
      testPlan({
        id: 2,
        name: 'Large plan',
        listPrice: { monthly: 500, annually: 6000 },
        highlighted: true,
        reason: 'More of everything',
      }),
    ],
  },
  {
    id: 'dedicated',
    name: 'Machines',
    description: 'Whole machines.',
    path: '/dedicated-server',
    cycles: ['monthly'],
    plans: [
      testPlan({
        id: 3,
        name: 'Machine',
        listPrice: { monthly: 16000 },
        features: testFeatures(7),
        capacity: '500+ sites',
      }),
    ],
  },
];
