import type { Article, Block, Inline, ProseTarget } from '../../src/content/schema/prose.ts';

/** The plain text file of an article, relative to the site. */
export function plainTextFile(slug: string): string {
  return `articles/${slug}.txt`;
}

/** Links to our own pages get their URL; other links only keep their label. */
function addressOf(to: ProseTarget, siteUrl: string): string {
  if (typeof to !== 'string' || !to.startsWith('/')) return '';
  const { pathname, searchParams } = new URL(to, siteUrl);
  const article = searchParams.get('post');
  const address = article === null ? pathname : `/${plainTextFile(article)}`;
  return ` (${new URL(address, siteUrl).href})`;
}

function inlineText(runs: readonly Inline[], siteUrl: string): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return run;
      if (run.kind === 'code') return run.text;
      return (
        inlineText(run.children, siteUrl) + (run.kind === 'link' ? addressOf(run.to, siteUrl) : '')
      );
    })
    .join('');
}

function indent(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by);
}

function underline(text: string, line: string): string {
  return `${text}\n${line.repeat(text.length)}`;
}

function blockText(block: Block, siteUrl: string): string {
  if (block.kind === 'heading') return underline(block.text, block.level === 2 ? '=' : '-');
  if (block.kind === 'paragraph') return inlineText(block.children, siteUrl);
  if (block.kind === 'quote') return indent(blocksText(block.blocks, siteUrl), '  ');
  if (block.kind === 'code') return `${block.title}:\n\n${indent(block.text, '    ')}`;
  if (block.kind === 'list') {
    return block.items
      .map((item, index) => {
        const mark = block.ordered ? `${index + 1}. ` : '- ';
        return mark + indent(blocksText(item, siteUrl), ' '.repeat(mark.length)).trimStart();
      })
      .join('\n');
  }
  const rows = [block.head, ...block.rows].map((row) =>
    row.map((cell) => inlineText(cell, siteUrl)).join(' | '),
  );
  return `${block.caption}:\n\n${indent(rows.join('\n'), '  ')}`;
}

function blocksText(blocks: readonly Block[], siteUrl: string): string {
  return blocks.map((block) => blockText(block, siteUrl)).join('\n\n');
}

/** An article as plain text, for readers without JavaScript. */
export function articlePlainText(article: Article, siteUrl: string): string {
  const { title, date, summary, blocks } = article;
  return `${[underline(title, '='), date, summary, blocksText(blocks, siteUrl)].join('\n\n')}\n`;
}
