import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { allAnswers, findRule } from './findRule.ts';
import facts from '#content/facts/plans/finder.js';
import type { FinderFacts } from '../schema/planFinder.ts';

const { questions, rules } = facts as FinderFacts;

test('the first matching rule wins, and a question it leaves out may have any answer', () => {
  const both = [{ when: { size: ['s', 'm'], use: ['own'] } }, { when: { size: ['s'] } }];
  expect(findRule(both, { size: 's', use: 'own' })).toBe(both[0]);
  expect(findRule(both, { size: 's', use: 'clients' })).toBe(both[1]);
  expect(findRule(both, { size: 'm', use: 'clients' })).toBeUndefined();
});

test('allAnswers has every combination once', () => {
  expect(allAnswers({ size: ['s', 'm'], use: ['own', 'clients'] })).toEqual([
    { size: 's', use: 'own' },
    { size: 's', use: 'clients' },
    { size: 'm', use: 'own' },
    { size: 'm', use: 'clients' },
  ]);
});

test('the plan finder has a plan for every combination of answers', () => {
  const answers = fc.record(
    Object.fromEntries(
      Object.entries(questions).map(([question, choice]) => [question, fc.constantFrom(...choice)]),
    ),
  );
  fc.assert(fc.property(answers, (given) => findRule(rules, given)?.plan !== undefined));
  expect(Object.keys(questions)).toHaveLength(3);
});
