import { expect, test } from 'vitest';
import { allAnswers, findRule } from './findRule.ts';

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
