/** The company's facts, and a callback for problems: where they are, and how to fix them. */
export interface FactContext {
  facts: Readonly<Record<string, string | undefined>>;
  report: (where: string, fix: string) => void;
}

/** Replaces {brand} and other placeholders with the company's facts, and reports unknown ones. */
export function fillFactsInText(text: string, { facts, report }: FactContext): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const fact = facts[name];
    if (fact === undefined) {
      const names = Object.keys(facts)
        .filter((key) => facts[key] !== undefined)
        .map((key) => `{${key}}`);
      report(placeholder, `there is no such fact; use one of ${names.join(', ')}`);
    }
    return fact ?? placeholder;
  });
}
