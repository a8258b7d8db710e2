import { facts } from '../../src/content/facts.ts';
import type { MarkdownContext } from './context.ts';

const known: Readonly<Record<string, string>> = facts;

/** Replaces {brand} and the like by the company's facts. */
export function fillFacts(text: string, { report }: Pick<MarkdownContext, 'report'>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = known[name];
    if (fact === undefined) {
      const names = Object.keys(known).map((key) => `{${key}}`);
      report(placeholder, `there is no such fact; use one of ${names.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
