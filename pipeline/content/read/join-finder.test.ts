import { expect, test } from 'vitest';
import { allAnswers, findRule } from '../../../src/site/findRule.ts';
import type { FinderFacts, PlanFinderCopy } from '../../../src/schema/planFinder.ts';
import { changed, contentWith, problemsWith } from './test-content.ts';

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

test.each<[string, string, (string | number)[], unknown, RegExp]>([
  [
    'a plan that does not exist',
    facts,
    ['rules', 0, 'plan'],
    999,
    /finder\.yaml:\d+: rules\.0\.plan: no family has a plan 999/,
  ],
  [
    'an answer that does not exist',
    facts,
    ['rules', 0, 'when', 'visitors'],
    ['none'],
    /rules\.0\.when\.visitors: there is no answer 'none'; write one of few, many/,
  ],
  [
    'a question that does not exist',
    facts,
    ['rules', 0, 'when'],
    { budget: ['low'] },
    /rules\.0\.when\.budget: there is no question 'budget'; write one of root, visitors/,
  ],
  [
    'answers that match no rule',
    facts,
    ['rules', 2, 'when'],
    { visitors: ['few'] },
    /rules: no rule matches root: yes, visitors: many; add one/,
  ],
  [
    'a rule that is never used',
    facts,
    ['rules', 0, 'when'],
    {},
    /rules\.1: a rule above always matches first; move this one up, or remove it/,
  ],
  [
    'a question without text',
    words,
    ['questions', 'root'],
    undefined,
    /questions\.root: this text is missing; add it/,
  ],
  [
    'an answer without text',
    words,
    ['questions', 'root', 'answers', 'yes'],
    undefined,
    /questions\.root\.answers\.yes: this text is missing; add it/,
  ],
  [
    'a rule without text',
    words,
    ['rules', 'machine'],
    undefined,
    /rules\.machine: this text is missing; add it/,
  ],
])('reports %s', (_, name, field, value, problem) => {
  const problems = problemsWith({ [name]: changed(name, field, value) });
  expect(problems).toContainEqual(expect.stringMatching(problem));
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
