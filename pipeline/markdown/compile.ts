import { Lexer } from 'marked';
import { articleFrontMatter, proseFrontMatter } from '../../src/content/schema/prose.ts';
import type { Article, Block, Heading, ProseText } from '../../src/content/schema/prose.ts';
import { compileBlocks } from './blocks.ts';
import type { MarkdownContext } from './context.ts';
import { readFrontMatter } from './front-matter.ts';

const wordsPerMinute = 200;

/** A Markdown file of src/content. */
export interface MarkdownFile {
  /** Where it stands, for messages: src/content/legal/terms-of-service.md. */
  file: string;
  source: string;
  /** Slugs of all blog articles, which links may name. */
  articleSlugs: readonly string[];
}

/** Runs one compilation, and fails with all of its mistakes at once. */
function compileFile<Result>(
  { file, articleSlugs }: MarkdownFile,
  run: (context: MarkdownContext) => Result | undefined,
): Result {
  const mistakes: string[] = [];
  const result = run({
    articleSlugs,
    anchors: new Set(),
    refuse: (where, instead) => mistakes.push(`${file}: ${where}: ${instead}`),
  });
  if (mistakes.length > 0 || result === undefined) {
    throw new Error(`A text has mistakes:\n- ${mistakes.join('\n- ')}`);
  }
  return result;
}

/** Headings go down one step at a time, and each can be linked to. */
function checkHeadings(headings: readonly Heading[], { refuse }: MarkdownContext): void {
  const seen = new Set<string>();
  for (const [index, { level, id, text }] of headings.entries()) {
    if (level === 3 && index === 0) refuse(`'### ${text}'`, "start with a '##' heading");
    if (id === '' || seen.has(id)) {
      refuse(`'${text}'`, 'give each heading words of its own: its link is made from them');
    }
    seen.add(id);
  }
}

function compileBody(body: string, context: MarkdownContext): Block[] {
  const blocks = compileBlocks(new Lexer().lex(body), context);
  const headings = blocks.filter((block) => block.kind === 'heading');
  checkHeadings(headings, context);
  const places = headings.map(({ id }) => `#${id}`);
  for (const anchor of context.anchors) {
    if (!places.includes(anchor)) {
      context.refuse(`link to ${anchor}`, `the text has only ${places.join(', ')}`);
    }
  }
  return blocks;
}

/** Compiles a text that stands on a page of its own, such as the terms. */
export function compileText(input: MarkdownFile): ProseText {
  return compileFile(input, (context) => {
    const { head, body } = readFrontMatter(proseFrontMatter, input.source, context);
    const blocks = compileBody(body, context);
    return head && { ...head, blocks };
  });
}

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** Compiles a blog article; its slug is the file's name. */
export function compileArticle(input: MarkdownFile): Article {
  return compileFile(input, (context) => {
    const slug = input.file.slice(input.file.lastIndexOf('/') + 1).replace(/\.md$/, '');
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      context.refuse('file name', 'write lower-case words joined by hyphens: pointing-a-domain.md');
    }
    const { head, body } = readFrontMatter(articleFrontMatter, input.source, context);
    const blocks = compileBody(body, context);
    return head && { slug, ...head, minutes: readingMinutes(body), blocks };
  });
}
