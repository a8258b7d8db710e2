import { readArticle } from '../content/read/articles.ts';
import { readFrontMatter } from '../content/read/front-matter.ts';
import { ContentError } from '../content/read/problem.ts';
import type { Problem } from '../content/read/problem.ts';
import { proseFrontMatter } from '../../src/schema/prose.ts';
import type { Article, Block, Heading, ProseText } from '../../src/schema/prose.ts';
import { markdownData } from '../content/read/translation.ts';
import { compileBlocks } from './blocks.ts';
import type { MarkdownContext, MarkdownReferences } from './context.ts';
import { parseMarkdown } from './parse.ts';

/** A Markdown file of content. */
export interface MarkdownFile extends MarkdownReferences {
  /** Its path, for messages, such as content/en/legal/terms-of-service.md. */
  file: string;
  source: string;
  /** The text that it is translated from; its headings give the ids. */
  original?: { source: string; facts: MarkdownReferences['facts'] } | undefined;
}

type Original = NonNullable<MarkdownFile['original']>;
type Report = MarkdownContext['report'];

/** Compiles one file and fails with all of its problems at once. */
function compileFile<Result>(
  { file, source }: MarkdownFile,
  compile: (report: Report) => Result | undefined,
): Result {
  const problems: Problem[] = [];
  const result = compile((field, message) =>
    problems.push({ file, line: lineOf(field, source), field, message }),
  );
  if (problems.length > 0 || result === undefined) throw new ContentError(problems);
  return result;
}

/** The first line that has what a problem names: a field, a link's target, or the beginning of a text. */
function lineOf(where: string, source: string): number | undefined {
  const wanted = where.replace(/^link to (.*)$/, '($1)').replaceAll(/^'|…?'$/g, '');
  const line = source
    .split('\n')
    .findIndex((text) =>
      /^\w+$/.test(where) ? text.startsWith(`${where}:`) : text.includes(wanted),
    );
  return line < 0 ? undefined : line + 1;
}

/** The first heading must be a `##`, and each needs a unique id. */
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

/** The headings of the original, whose ids make links to them work in every language. */
function headingsOf({ source, facts }: Original, known: MarkdownReferences): Heading[] {
  const { body } = markdownData(source);
  const context = { ...known, facts, body, anchors: new Set<string>(), report: () => {} };
  return headingsIn(compileBlocks(parseMarkdown(body).children, context));
}

function headingsIn(blocks: readonly Block[]): Heading[] {
  return blocks.filter((block) => block.kind === 'heading');
}

/** Gives the headings of a translation the ids of the original, which must have the same outline. */
function copyHeadingIds(
  headings: readonly Heading[],
  expected: readonly Heading[],
  report: Report,
): void {
  const outline = (list: readonly Heading[]) => list.map(({ level }) => level).join();
  if (outline(headings) !== outline(expected)) {
    report('headings', 'write the same headings as the original, at the same levels');
  }
  for (const [index, heading] of headings.entries()) heading.id = expected[index]?.id ?? heading.id;
}

function compileBody(body: string, known: MarkdownFile, report: Report): Block[] {
  const anchors = new Set<string>();
  const context: MarkdownContext = { ...known, body, anchors, report };
  const blocks = compileBlocks(parseMarkdown(body).children, context);
  const headings = headingsIn(blocks);
  if (known.original) copyHeadingIds(headings, headingsOf(known.original, known), report);
  checkHeadings(headings, report);
  const targets = headings.map(({ id }) => `#${id}`);
  for (const anchor of anchors) {
    if (!targets.includes(anchor)) {
      report(`link to ${anchor}`, `there is no such heading; use one of ${targets.join(', ')}`);
    }
  }
  return blocks;
}

/** Compiles a text that has a page of its own, such as the terms. */
export function compileText(input: MarkdownFile): ProseText {
  return compileFile(input, (report) => {
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
  return compileFile(input, (report) => {
    const { meta, body } = readArticle(input.file, input.source, { facts: input.facts, report });
    const blocks = compileBody(body, input, report);
    return meta && { ...meta, blocks };
  });
}

/** Whether a file is a Markdown text of the content, not a README. */
export function isMarkdownOfContent(file: string): boolean {
  return /^content\/[a-z]{2}\/(?:blog|legal)\/[^/]+\.md$/.test(file);
}

/** Whether a Markdown file of the content is an article of the blog. */
export function isArticle(file: string): boolean {
  return /^content\/[a-z]{2}\/blog\//.test(file);
}

/** Compiles a Markdown file of the content: an article, or a text with a page of its own. */
export function compileMarkdown(input: MarkdownFile): ProseText | Article {
  return isArticle(input.file) ? compileArticle(input) : compileText(input);
}
