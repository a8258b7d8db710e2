import type { MarkedToken, Token, Tokens } from 'marked';
import type { Block, Heading, Table } from '../../src/content/schema/prose.ts';
import { excerpt } from './context.ts';
import type { MarkdownContext } from './context.ts';
import { fillFacts } from './facts.ts';
import { compileInline } from './inline.ts';

const captionMark = 'Table: ';

const refusals: Readonly<Record<string, string>> = {
  html: 'raw HTML has no place here; write it in Markdown',
  hr: 'a heading parts a text better than a line',
  def: 'write the address in the link itself',
};

/** The place of a heading in the address: its words in lower case, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function compileHeading(token: Tokens.Heading, context: MarkdownContext): Heading[] {
  if (token.depth !== 2 && token.depth !== 3) {
    context.refuse(excerpt(token.raw), "write '##' or '###'; the title stands in the front matter");
    return [];
  }
  if (token.tokens.some(({ type }) => type !== 'text')) {
    context.refuse(
      excerpt(token.raw),
      'write headings in plain words, without code, links or bold',
    );
    return [];
  }
  const text = fillFacts(token.text, context);
  return [{ kind: 'heading', level: token.depth, id: headingId(text), text }];
}

/** A table takes its caption from the paragraph before it. */
function compileTable(token: Tokens.Table, before: Block | undefined, context: MarkdownContext) {
  const words = before?.kind === 'paragraph' ? before.children : [];
  const [line] = words;
  const captioned = words.length === 1 && typeof line === 'string' && line.startsWith(captionMark);
  if (!captioned) {
    context.refuse(
      `table ${excerpt(token.raw)}`,
      `put a paragraph such as '${captionMark}Which record does what' before it`,
    );
  }
  const table: Table = {
    kind: 'table',
    caption: captioned ? line.slice(captionMark.length) : '',
    head: token.header.map((cell) => compileInline(cell.tokens, context)),
    rows: token.rows.map((row) => row.map((cell) => compileInline(cell.tokens, context))),
  };
  return table;
}

function compileCode(token: Tokens.Code, context: MarkdownContext): Block {
  // '```dns The SPF record' names a language for editors and a title for readers.
  const title = (token.lang ?? '').split(' ').slice(1).join(' ');
  if (title === '') {
    context.refuse(
      `code ${excerpt(token.raw)}`,
      'name it after the language: ```dns The SPF record',
    );
  }
  return { kind: 'code', title, text: token.text };
}

function compileBlock(token: MarkedToken, context: MarkdownContext): Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'heading') return compileHeading(token, context);
  // The words of a list item whose items stand close together come as 'text'.
  if (token.type === 'paragraph' || token.type === 'text') {
    return [{ kind: 'paragraph', children: compileInline(token.tokens ?? [], context) }];
  }
  if (token.type === 'list') {
    const items = token.items.map((item) => compileNested(item.tokens, context));
    return [{ kind: 'list', ordered: token.ordered, items }];
  }
  if (token.type === 'blockquote') {
    return [{ kind: 'quote', blocks: compileNested(token.tokens, context) }];
  }
  if (token.type === 'code') return [compileCode(token, context)];
  context.refuse(excerpt(token.raw), refusals[token.type] ?? 'write it another way');
  return [];
}

/** The blocks of a list item or a quote: all but headings, which the contents would not find. */
function compileNested(tokens: readonly Token[], context: MarkdownContext): Block[] {
  for (const token of tokens) {
    if (token.type === 'heading') context.refuse(excerpt(token.raw), 'move it out of the list');
  }
  return compileBlocks(tokens, context);
}

/** The blocks of a text, in order. */
export function compileBlocks(tokens: readonly Token[], context: MarkdownContext): Block[] {
  const blocks: Block[] = [];
  // marked types every token as one of its own or anything at all; we install no others.
  for (const token of tokens as MarkedToken[]) {
    if (token.type === 'table') {
      const table = compileTable(token, blocks.at(-1), context);
      if (table.caption !== '') blocks.pop();
      blocks.push(table);
    } else {
      blocks.push(...compileBlock(token, context));
    }
  }
  return blocks;
}
