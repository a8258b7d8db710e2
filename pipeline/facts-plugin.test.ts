import { expect, test } from 'vitest';
import { facts } from '../src/content/facts.ts';
import { fillFactsIn } from './facts-plugin.ts';

test('a fact in a template literal is replaced by its value', () => {
  expect(fillFactsIn('`Ask ${facts.brand}, ${open} ${facts.refundDays} days`')).toBe(
    `\`Ask ${facts.brand}, \${open} ${facts.refundDays} days\``,
  );
});

test('a fact by itself becomes a string', () => {
  expect(fillFactsIn('[facts.brand, words.facts.brand]')).toBe(
    `[${JSON.stringify(facts.brand)}, words.facts.brand]`,
  );
});

test('unknown facts are left for the compiler to reject', () => {
  expect(fillFactsIn('`${facts.fax}` + facts.map')).toBe('`${facts.fax}` + facts.map');
});
