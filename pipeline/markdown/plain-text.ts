import type { Article, Block, Inline, ProseTarget } from '../../src/content/schema/prose.ts';
import { site } from '../../src/content/site.ts';

/** The plain text file of an article, relative to the site. */
export function plainTextFile(slug: string): string {
  return `articles/${slug}.txt`;
}

/** Links to our own pages get their URL; other links only keep their label. */
function addressOf(to: ProseTarget): string {
  if (typeof to !== 'string' || !to.startsWith('/')) return '';
  const { pathname, searchParams } = new URL(to, site.url);
  const article = searchParams.get('post');
  const address = article === null ? pathname : `/${plainTextFile(article)}`;
  return ` (${new URL(address, site.url).href})`;
}

function inlineText(runs: readonly Inline[]): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return run;
      if (run.kind === 'code') return run.text;
      return inlineText(run.children) + (run.kind === 'link' ? addressOf(run.to) : '');
    })
    .join('');
}

function indent(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by);
}

function underline(text: string, line: string): string {
  return `${text}\n${line.repeat(text.length)}`;
}

function blockText(block: Block): string {
  if (block.kind === 'heading') return underline(block.text, block.level === 2 ? '=' : '-');
  if (block.kind === 'paragraph') return inlineText(block.children);
  if (block.kind === 'quote') return indent(blocksText(block.blocks), '  ');
  if (block.kind === 'code') return `${block.title}:\n\n${indent(block.text, '    ')}`;
  if (block.kind === 'list') {
    return block.items
      .map((item, index) => {
        const mark = block.ordered ? `${index + 1}. ` : '- ';
        return mark + indent(blocksText(item), ' '.repeat(mark.length)).trimStart();
      })
      .join('\n');
  }
  const rows = [block.head, ...block.rows].map((row) => row.map(inlineText).join(' | '));
  return `${block.caption}:\n\n${indent(rows.join('\n'), '  ')}`;
}

function blocksText(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

/** An article as plain text, for readers without JavaScript. */
export function articlePlainText({ title, date, summary, blocks }: Article): string {
  return `${[underline(title, '='), date, summary, blocksText(blocks)].join('\n\n')}\n`;
}
