import type { PhrasingContent } from 'mdast';
import type { Inline } from '../../src/schema/prose.ts';
import { excerpt } from './context.ts';
import type { MarkdownContext } from './context.ts';
import { fillFactsInText } from '../content/read/text-facts.ts';
import { linkTarget } from './links.ts';

const fixes: Partial<Record<PhrasingContent['type'], string>> = {
  html: 'raw HTML is not supported; write it in Markdown',
  image: 'images are not supported; use words or a table',
  break: 'line breaks are not supported; start a new paragraph',
  delete: 'strikethrough is not supported; leave out what no longer applies',
  linkReference: 'write the URL in the link itself',
};

function singleLine(text: string): string {
  return text.replaceAll('\n', ' ');
}

function compileNode(node: PhrasingContent, context: MarkdownContext): Inline[] {
  if (node.type === 'text') return [fillFactsInText(singleLine(node.value), context)];
  if (node.type === 'inlineCode') return [{ kind: 'code', text: singleLine(node.value) }];
  if (node.type === 'strong' || node.type === 'emphasis') {
    const kind = node.type === 'strong' ? 'strong' : 'em';
    return [{ kind, children: compileInline(node.children, context) }];
  }
  if (node.type === 'link') {
    const to = linkTarget(node.url, context);
    const children = compileInline(node.children, context);
    return to === undefined ? children : [{ kind: 'link', to, children }];
  }
  context.report(excerpt(node, context), fixes[node.type] ?? 'this is not supported; reword it');
  return [];
}

/** Compiles inline content; adjacent strings are merged. */
export function compileInline(
  nodes: readonly PhrasingContent[],
  context: MarkdownContext,
): Inline[] {
  const runs: Inline[] = [];
  for (const run of nodes.flatMap((node) => compileNode(node, context))) {
    const last = runs.at(-1);
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run;
    else runs.push(run);
  }
  return runs;
}
