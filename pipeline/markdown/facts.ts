import type { MarkdownContext } from './context.ts';

/** Replaces {brand} and the like by the company's facts. */
export function fillFacts(
  text: string,
  { facts, report }: Pick<MarkdownContext, 'facts' | 'report'>,
): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      const names = Object.keys(facts).map((key) => `{${key}}`);
      report(placeholder, `there is no such fact; use one of ${names.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
