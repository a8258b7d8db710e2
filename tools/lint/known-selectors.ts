/*
 * A custom lint rule: `matches` and the query methods throw on a selector that the browser does not
 * support, which breaks the component that calls them.
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

const queryMethods = new Set(['matches', 'closest', 'querySelector', 'querySelectorAll']);

/** Pseudo-classes in every supported browser (docs/browsers.md). */
const supported = new Set(
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
      if (!queryMethods.has(node.callee.property?.name ?? '')) return;
      // Ignore attribute values.
      const selector = textOf(node.arguments[0]).replaceAll(/\[[^\]]*\]|"[^"]*"|'[^']*'/g, '');
      for (const [pseudo, name = ''] of selector.matchAll(/:([a-z-]+)/g)) {
        if (supported.has(name)) continue;
        context.report({
          node,
          message: `${pseudo} is not supported by every browser in docs/browsers.md, and this call throws where it is missing. Check for the feature first, in one place, as src/ui/popover.ts does.`,
        });
      }
    },
  }),
};
