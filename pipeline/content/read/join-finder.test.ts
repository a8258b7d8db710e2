import { expect, test } from 'vitest';
import { allAnswers, findRule } from '../../../src/site/findRule.ts';
import type { FinderFacts, PlanFinderCopy } from '../../../src/schema/planFinder.ts';
import { changed, contentWith } from './test-content.ts';

const facts = 'plans/finder.yaml';
const words = 'en/plans/finder.yaml';
const read = (name: string) => contentWith({}).files.get(name)?.value;

test('every combination of answers leads to a plan with a name, a price and a reason', () => {
  const { questions } = read(facts) as FinderFacts;
  const finder = read(words) as PlanFinderCopy;
  const found = allAnswers(questions).map((answers) => findRule(finder.rules, answers));
  expect(found).toHaveLength(4);
  for (const rule of found) {
    expect(rule?.why).toMatch(/\.$/);
    expect(rule?.plan.name).not.toBe('');
    expect(rule?.plan.listPrice.monthly).toBeGreaterThan(0);
    expect(rule?.plan.familyIds).toContain(rule?.plan.id);
  }
});

test('another number in the portal changes one line of content: cards, finder and words keep the id', () => {
  const file = 'plans/machines.yaml';
  const { files, problems } = contentWith({
    [file]: changed(file, ['plans', 0], {
      ...(read(file) as { plans: object[] }).plans[0],
      product: 9001,
    }),
  });
  expect(problems).toEqual([]);
  const value = (name: string) => files.get(name)?.value;
  expect(value('en/plans/machines.yaml')).toHaveProperty('plans.0.id', 9001);
  expect(value('en/plans/home-cards.yaml')).toContainEqual(
    expect.objectContaining({ id: 9001, key: 811 }),
  );
  const { rules } = value(words) as PlanFinderCopy;
  expect(rules.find(({ id }) => id === 'machine')?.plan.id).toBe(9001);
});
