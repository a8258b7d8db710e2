import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import * as v from 'valibot';
import { text } from './fields.ts';
import { parseTarget } from './link.ts';
import type { Block, Inline } from './prose.ts';

/* A few paragraphs in YAML. Long texts are Markdown files, which can do more (pipeline/markdown). */

const advice =
  'write paragraphs, lists, **bold** or *italic* words and links such as [our plans](/web-hosting)';

class Unsupported extends Error {}

function inline(node: PhrasingContent): Inline {
  if (node.type === 'text') return node.value.replaceAll('\n', ' ');
  if (node.type === 'inlineCode') return { kind: 'code', text: node.value };
  if (node.type === 'strong') return { kind: 'strong', children: node.children.map(inline) };
  if (node.type === 'emphasis') return { kind: 'em', children: node.children.map(inline) };
  const to = node.type === 'link' ? parseTarget(node.url) : undefined;
  if (node.type !== 'link' || to === undefined) throw new Unsupported();
  return { kind: 'link', to, children: node.children.map(inline) };
}

function block(node: RootContent): Block {
  if (node.type === 'paragraph') {
    return { kind: 'paragraph', children: node.children.map(inline) };
  }
  if (node.type !== 'list') throw new Unsupported();
  return {
    kind: 'list',
    ordered: node.ordered === true,
    items: node.children.map((item) => item.children.map(block)),
  };
}

/** Paragraphs and lists, as in Markdown. */
export function paragraphs(description: string) {
  return v.pipe(
    text(description),
    v.rawTransform<string, Block[]>(({ dataset, addIssue }) => {
      try {
        return fromMarkdown(dataset.value).children.map(block);
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        addIssue({ message: advice });
        return [];
      }
    }),
  );
}
