import type { MarkedToken, Token } from 'marked';
import type { Inline } from '../../src/content/schema/prose.ts';
import { excerpt } from './context.ts';
import type { MarkdownContext } from './context.ts';
import { fillFacts } from './facts.ts';
import { linkTarget } from './links.ts';

const refusals: Readonly<Record<string, string>> = {
  html: 'raw HTML has no place here; write it in Markdown',
  image: 'texts carry no pictures; say it in words or a table',
  br: 'end the paragraph instead of the line',
  del: 'leave out what no longer holds',
};

/** Plain words: facts filled in, a line's end as a space. */
function plain(text: string, context: MarkdownContext): string {
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.exec(text);
  if (entity) context.refuse(entity[0], 'write the character itself');
  return fillFacts(text.replaceAll('\n', ' '), context);
}

function compileToken(token: MarkedToken, context: MarkdownContext): Inline[] {
  if (token.type === 'text' || token.type === 'escape') return [plain(token.text, context)];
  if (token.type === 'codespan') return [{ kind: 'code', text: token.text }];
  if (token.type === 'strong' || token.type === 'em') {
    return [{ kind: token.type, children: compileInline(token.tokens, context) }];
  }
  if (token.type === 'link') {
    const to = linkTarget(token.href, context);
    const children = compileInline(token.tokens, context);
    return to === undefined ? children : [{ kind: 'link', to, children }];
  }
  context.refuse(excerpt(token.raw), refusals[token.type] ?? 'write it another way');
  return [];
}

/** The words of a line; neighbouring strings become one. */
export function compileInline(tokens: readonly Token[], context: MarkdownContext): Inline[] {
  const runs: Inline[] = [];
  // marked types every token as one of its own or anything at all; we install no others.
  for (const run of (tokens as MarkedToken[]).flatMap((token) => compileToken(token, context))) {
    const last = runs.at(-1);
    if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run;
    else runs.push(run);
  }
  return runs;
}
