import { fromMarkdown } from 'mdast-util-from-markdown';
import type { LinkTarget, LinkText } from './link.ts';

const advice = 'write plain words and links such as [our plans](/web-hosting)';

/** Splits a sentence with Markdown links into its pieces. */
export function parseRichText(
  source: string,
  parseTarget: (target: string) => LinkTarget | undefined,
): { pieces: (string | LinkText)[]; problem?: string } {
  const { children } = fromMarkdown(source);
  const [paragraph] = children;
  if (children.length !== 1 || paragraph?.type !== 'paragraph') {
    return { pieces: [], problem: advice };
  }
  const pieces: (string | LinkText)[] = [];
  for (const node of paragraph.children) {
    if (node.type === 'text') {
      pieces.push(node.value);
      continue;
    }
    const [label] = node.type === 'link' ? node.children : [];
    const to = node.type === 'link' ? parseTarget(node.url) : undefined;
    if (label?.type !== 'text' || to === undefined) return { pieces, problem: advice };
    pieces.push({ label: label.value, to });
  }
  return { pieces };
}
