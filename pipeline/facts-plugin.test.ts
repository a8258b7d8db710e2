import { expect, test } from 'vitest';
import { facts } from '../src/content/facts.ts';
import { fillFactsIn } from './facts-plugin.ts';

test('a fact in a sentence becomes its words', () => {
  expect(fillFactsIn('`Ask ${facts.brand}, ${open} ${facts.refundDays} days`')).toBe(
    `\`Ask ${facts.brand}, \${open} ${facts.refundDays} days\``,
  );
});

test('a fact by itself becomes a text', () => {
  expect(fillFactsIn('[facts.brand, words.facts.brand]')).toBe(
    `[${JSON.stringify(facts.brand)}, words.facts.brand]`,
  );
});

test('what is no fact stays for the compiler to refuse', () => {
  expect(fillFactsIn('`${facts.fax}` + facts.map')).toBe('`${facts.fax}` + facts.map');
});
