import { expect, test } from 'vitest';
import { homeIncluded } from './home.ts';
import { homeCards } from './plans/homeCards.ts';
import { planFamilies } from './plans/families.ts';
import { sharedHosting } from './plans/shared.ts';

test('lists exactly what all shared plans have in common', () => {
  const [first, ...others] = sharedHosting.plans;
  const everywhere = first?.features.filter(({ spec }) =>
    others.every((plan) =>
      plan.features.some((other) => other.spec.row === spec.row && other.spec.value === spec.value),
    ),
  );
  expect(homeIncluded.features.map(({ icon, title }) => [icon, title])).toEqual(
    everywhere?.map(({ icon, title }) => [icon, title]),
  );
});

test('a card shows the list price of its family’s first plan', () => {
  const plans = planFamilies.flatMap((family) => family.plans);
  for (const card of homeCards) {
    expect(plans.find(({ id }) => id === card.id)?.listPrice.monthly).toBe(card.listPrice);
  }
});
