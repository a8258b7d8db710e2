import { facts } from '../../src/content/facts.ts';
import type { MarkdownContext } from './context.ts';

const known: Readonly<Record<string, string>> = facts;

/** Puts the facts in the place of their names. */
export function fillFacts(text: string, { refuse }: MarkdownContext): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = known[name];
    if (fact === undefined) {
      const names = Object.keys(known).map((key) => `{${key}}`);
      refuse(placeholder, `there is no such fact; write one of ${names.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
