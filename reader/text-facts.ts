/** The company's facts, and where a text reports its problems: the place, and what to write instead. */
export interface FactContext {
  facts: Readonly<Record<string, string>>;
  report: (where: string, fix: string) => void;
}

/** Replaces {brand} and the like by the company's facts. */
export function fillFacts(text: string, { facts, report }: FactContext): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      const names = Object.keys(facts).map((key) => `{${key}}`);
      report(placeholder, `there is no such fact; use one of ${names.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
