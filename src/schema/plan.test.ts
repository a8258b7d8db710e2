import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { familyFactsSchema } from './plan.ts';
import type { FamilyFacts } from './plan.ts';

const first: FamilyFacts['plans'][number] = {
  id: 1,
  icon: 'leaf',
  listPrice: { monthly: 100, annually: 1200 },
  features: { storage: 1, freeSsl: true, bandwidth: 'unlimited' },
};
const family: FamilyFacts = {
  id: 'shared',
  path: '/web-hosting',
  cycles: ['monthly', 'annually'],
  plans: [
    { ...first, highlighted: true },
    { ...first, id: 2 },
  ],
};
const withFirst = (change: object) => ({ ...family, plans: [{ ...first, ...change }] });
const messages = (facts: unknown) =>
  v.safeParse(familyFactsSchema, facts).issues?.map((issue) => issue.message);

describe('familyFactsSchema', () => {
  it('accepts a family', () => {
    expect(messages(family)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['a price in quotes', withFirst({ listPrice: { monthly: '100' } }), 'a number, without quotes'],
    [
      'a list price missing for a cycle',
      withFirst({ listPrice: { monthly: 100 } }),
      'a price for monthly and annually',
    ],
    ['a list price for a cycle that is off', { ...family, cycles: ['monthly'] }, 'no other cycle'],
    [
      'two highlights',
      { ...family, plans: family.plans.map((plan) => ({ ...plan, highlighted: true })) },
      'highlight at most one plan',
    ],
    ['a feature that is false', withFirst({ features: { ssh: false } }), 'leave the feature out'],
    ['an unknown icon', withFirst({ icon: 'Hard Drive' }), 'write the name of an icon'],
  ])('refuses %s and says what to write', (_, facts, message) => {
    expect(messages(facts)?.join('\n')).toContain(message);
  });

  it('rejects unknown fields', () => {
    expect(messages({ ...family, colour: 'red' })).toHaveLength(1);
  });
});
