import { readArticle } from '../../reader/articles.ts';
import { readFrontMatter } from '../../reader/front-matter.ts';
import { ContentError } from '../../reader/problem.ts';
import type { Problem } from '../../reader/problem.ts';
import { proseFrontMatter } from '../../src/content/schema/prose.ts';
import type { Article, Block, Heading, ProseText } from '../../src/content/schema/prose.ts';
import { compileBlocks } from './blocks.ts';
import type { MarkdownContext, MarkdownKnowledge } from './context.ts';
import { parseMarkdown } from './parse.ts';

/** A Markdown file of src/content. */
export interface MarkdownFile extends MarkdownKnowledge {
  /** Its path, for messages: src/content/en/legal/terms-of-service.md. */
  file: string;
  source: string;
}

type Report = MarkdownContext['report'];

/** Compiles one file and fails with all of its problems at once. */
function compileFile<Result>(
  file: string,
  compile: (report: Report) => Result | undefined,
): Result {
  const problems: Problem[] = [];
  const result = compile((field, message) => problems.push({ file, field, message }));
  if (problems.length > 0 || result === undefined) throw new ContentError(problems);
  return result;
}

/** Headings go down one level at a time, and each needs an id of its own. */
function checkHeadings(headings: readonly Heading[], report: Report): void {
  const seen = new Set<string>();
  for (const [index, { level, id, text }] of headings.entries()) {
    if (level === 3 && index === 0) report(`'### ${text}'`, "start with a '##' heading");
    if (id === '' || seen.has(id)) {
      report(`'${text}'`, 'reword the heading: its link is made from its words and must be unique');
    }
    seen.add(id);
  }
}

function compileBody(body: string, known: MarkdownKnowledge, report: Report): Block[] {
  const anchors = new Set<string>();
  const context: MarkdownContext = { ...known, body, anchors, report };
  const blocks = compileBlocks(parseMarkdown(body).children, context);
  const headings = blocks.filter((block) => block.kind === 'heading');
  checkHeadings(headings, report);
  const targets = headings.map(({ id }) => `#${id}`);
  for (const anchor of anchors) {
    if (!targets.includes(anchor)) {
      report(`link to ${anchor}`, `the text has only ${targets.join(', ')}`);
    }
  }
  return blocks;
}

/** Compiles a text that has a page of its own, such as the terms. */
export function compileText(input: MarkdownFile): ProseText {
  return compileFile(input.file, (report) => {
    const { head, body } = readFrontMatter(proseFrontMatter, input.source, {
      facts: input.facts,
      report,
    });
    const blocks = compileBody(body, input, report);
    return head && { ...head, blocks };
  });
}

/** Compiles a blog article. */
export function compileArticle(input: MarkdownFile): Article {
  return compileFile(input.file, (report) => {
    const { meta, body } = readArticle(input.file, input.source, { facts: input.facts, report });
    const blocks = compileBody(body, input, report);
    return meta && { ...meta, blocks };
  });
}

/** The folder of the blog's articles. */
export const blogFolder = 'src/content/en/blog';

/** Whether a file is Markdown of the content, and not a README. */
export function isMarkdownOfContent(file: string): boolean {
  return /^src\/content\/[a-z]{2}\/(?:blog|legal)\/[^/]+\.md$/.test(file);
}

/** Compiles a Markdown file of the content: an article, or a text with a page of its own. */
export function compileMarkdown(input: MarkdownFile): ProseText | Article {
  return input.file.startsWith(`${blogFolder}/`) ? compileArticle(input) : compileText(input);
}
