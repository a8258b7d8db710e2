import { expect, test } from 'vitest';
import { allAnswers, findRule } from '../../../src/site/findRule.ts';
import type { FinderFacts, PlanFinderCopy } from '../../../src/schema/planFinder.ts';
import { contentWith } from './test-content.ts';

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
