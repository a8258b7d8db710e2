import type {
  Code,
  Heading as HeadingNode,
  List as ListNode,
  RootContent,
  Table as TableNode,
} from 'mdast';
import type { Block, Heading, Table } from '../../src/schema/prose.ts';
import { excerpt } from './context.ts';
import type { MarkdownContext } from './context.ts';
import { compileInline } from './inline.ts';

const captionPrefix = 'Table: ';

const fixes: Partial<Record<RootContent['type'], string>> = {
  html: 'raw HTML is not supported; write it in Markdown',
  thematicBreak: 'horizontal rules are not supported; use a heading to separate sections',
  definition: 'write the URL in the link itself',
};

/** The id of a heading: its words in lower case, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function compileHeading(node: HeadingNode, context: MarkdownContext): Heading[] {
  if (node.depth !== 2 && node.depth !== 3) {
    context.report(
      excerpt(node, context),
      "write '##' or '###'; the title belongs in the front matter",
    );
    return [];
  }
  const [text = ''] = compileInline(node.children, context);
  if (node.children.length > 1 || typeof text !== 'string') {
    context.report(
      excerpt(node, context),
      'use plain words in headings, without code, links or bold',
    );
    return [];
  }
  return [{ kind: 'heading', level: node.depth, id: headingId(text), text }];
}

/** A table takes its caption from the paragraph before it. */
function compileTable(node: TableNode, before: Block | undefined, context: MarkdownContext) {
  const runs = before?.kind === 'paragraph' ? before.children : [];
  const [line] = runs;
  const captioned = runs.length === 1 && typeof line === 'string' && line.startsWith(captionPrefix);
  if (!captioned) {
    context.report(
      `table ${excerpt(node, context)}`,
      `put a paragraph such as '${captionPrefix}Which record does what' before it`,
    );
  }
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => compileInline(cell.children, context)),
  );
  const caption = captioned ? line.slice(captionPrefix.length) : '';
  const table: Table = { kind: 'table', caption, head, rows };
  return table;
}

/** '```dns The SPF record' names a language for editors and a title for readers. */
function compileCode(node: Code, context: MarkdownContext): Block {
  const title = node.meta ?? '';
  if (title === '') {
    context.report(
      `code ${excerpt(node, context)}`,
      'write a title after the language: ```dns The SPF record',
    );
  }
  return { kind: 'code', title, text: node.value };
}

function compileList(node: ListNode, context: MarkdownContext): Block {
  const items = node.children.map((item) => {
    if (typeof item.checked === 'boolean') {
      context.report(excerpt(item, context), 'task lists are not supported; write a plain list');
    }
    return compileNested(item.children, context);
  });
  return { kind: 'list', ordered: node.ordered === true, items };
}

function compileBlock(node: RootContent, context: MarkdownContext): Block[] {
  if (node.type === 'heading') return compileHeading(node, context);
  if (node.type === 'paragraph') {
    return [{ kind: 'paragraph', children: compileInline(node.children, context) }];
  }
  if (node.type === 'list') return [compileList(node, context)];
  if (node.type === 'blockquote') {
    return [{ kind: 'quote', blocks: compileNested(node.children, context) }];
  }
  if (node.type === 'code') return [compileCode(node, context)];
  context.report(excerpt(node, context), fixes[node.type] ?? 'this is not supported; reword it');
  return [];
}

/** The blocks of a list item or a quote, which must not contain headings: the table of contents would miss them. */
function compileNested(nodes: readonly RootContent[], context: MarkdownContext): Block[] {
  for (const node of nodes) {
    if (node.type === 'heading') {
      context.report(excerpt(node, context), 'move the heading out of the list or quote');
    }
  }
  return compileBlocks(nodes, context);
}

/** The blocks of a text, in order. */
export function compileBlocks(nodes: readonly RootContent[], context: MarkdownContext): Block[] {
  const blocks: Block[] = [];
  for (const node of nodes) {
    if (node.type === 'table') {
      const table = compileTable(node, blocks.at(-1), context);
      if (table.caption !== '') blocks.pop();
      blocks.push(table);
    } else {
      blocks.push(...compileBlock(node, context));
    }
  }
  return blocks;
}
