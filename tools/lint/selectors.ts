/*
 * A custom lint rule: `matches` and the query methods throw when the browser does not know a selector,
 * and the component that called them fails.
 */

interface StringNode {
  type: string;
  value?: unknown;
  quasis?: { value: { raw: string } }[];
}

interface CallNode {
  callee: { type: string; property?: { name?: string } };
  arguments: StringNode[];
}

interface RuleContext {
  report: (finding: { node: unknown; message: string }) => void;
}

const asking = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

/** Pseudo-classes that every supported browser knows (docs/browsers.md). */
const known = new Set(
  (
    'active any-link checked default disabled empty enabled first-child first-of-type focus focus-visible ' +
    'focus-within hover in-range indeterminate invalid is lang last-child last-of-type link not nth-child ' +
    'nth-last-child nth-last-of-type nth-of-type only-child only-of-type optional out-of-range ' +
    'placeholder-shown read-only read-write required root scope target valid visited where'
  ).split(' '),
);

function textOf(node: StringNode | undefined): string {
  if (typeof node?.value === 'string') return node.value;
  return node?.quasis?.map(({ value }) => value.raw).join('') ?? '';
}

export const knownSelectors = {
  create: (context: RuleContext) => ({
    CallExpression(node: CallNode) {
      if (!asking.has(node.callee.property?.name ?? '')) return;
      // What is in quotes or brackets is a value.
      const selector = textOf(node.arguments[0]).replaceAll(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, '');
      for (const [pseudo, name = ''] of selector.matchAll(/:([a-z-]+)/g)) {
        if (known.has(name)) continue;
        context.report({
          node,
          message: `${pseudo} is unknown to some supported browsers, where this call throws. Check for the feature first, in one place, as src/ui/popover.ts does.`,
        });
      }
    },
  }),
};
