import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sharedHosting } from '../plans/shared.ts';
import { planFamilySchema } from './plan.ts';

const [first, ...others] = sharedHosting.plans;
const messages = (family: unknown) =>
  v.safeParse(planFamilySchema, family).issues?.map((issue) => issue.message);

describe('planFamilySchema', () => {
  it.each<[string, unknown, string]>([
    [
      'an unknown path',
      { ...sharedHosting, path: '/nowhere' },
      'there is no page /nowhere; write a path that stands in src/content/pages.ts',
    ],
    [
      'a price in quotes',
      { ...sharedHosting, plans: [{ ...first, listPrice: { monthly: '100' } }] },
      'a number, without quotes',
    ],
    [
      'a list price missing for a cycle',
      { ...sharedHosting, plans: [{ ...first, listPrice: { monthly: 100 } }, ...others] },
      'a list price for every cycle',
    ],
    ['a list price for a cycle that is off', { ...sharedHosting, cycles: ['monthly'] }, 'no other'],
    [
      'two highlights',
      {
        ...sharedHosting,
        plans: sharedHosting.plans.map((plan) => ({ ...plan, highlighted: true })),
      },
      'highlight at most one plan',
    ],
    [
      'rows that cannot be compared',
      { ...sharedHosting, plans: [{ ...first, features: first?.features.slice(1) }, ...others] },
      'the same rows',
    ],
    [
      'an icon that is no name',
      { ...sharedHosting, plans: [{ ...first, icon: 'Hard Drive' }] },
      'a name that stands in src/icons/names.ts',
    ],
  ])('refuses %s and says what to write', (_, family, message) => {
    expect(messages(family)?.join('\n')).toContain(message);
  });

  it('rejects unknown fields', () => {
    expect(messages({ ...sharedHosting, colour: 'red' })).toHaveLength(1);
  });
});
