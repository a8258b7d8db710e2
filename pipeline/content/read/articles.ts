import path from 'node:path';
import type { PageEntry } from '../../../src/schema/page.ts';
import { articleFrontMatter } from '../../../src/schema/prose.ts';
import type { ArticleMeta } from '../../../src/schema/prose.ts';
import type { Site } from '../../../src/schema/site.ts';
import { longestTitle } from './checks/pages.ts';
import { contentFolder } from './content-file.ts';
import { readFrontMatter } from './front-matter.ts';
import type { Problem } from './problem.ts';
import type { FactContext } from './text-facts.ts';

const wordsPerMinute = 200;

/** How long a text takes to read, in whole minutes. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));
}

/** What lists show about an article (undefined if it has problems), and its body as written. */
export function readArticle(
  file: string,
  source: string,
  context: FactContext,
): { meta: ArticleMeta | undefined; body: string } {
  const { report, facts } = context;
  const slug = path.basename(file, '.md');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    report('file name', 'use lower-case words joined by hyphens, e.g. pointing-a-domain.md');
  }
  const { head, body } = readFrontMatter(articleFrontMatter, source, context);
  if (!head) return { meta: undefined, body };
  const field = head.shortTitle === undefined ? 'title' : 'shortTitle';
  const title = `${facts['brand'] ?? ''} | ${head[field] ?? ''}`;
  if (title.length > longestTitle) {
    report(
      field,
      `'${title}' is longer than ${longestTitle} characters; write a shortTitle for the browser tab`,
    );
  }
  return { meta: { slug, ...head, minutes: readingMinutes(body) }, body };
}

/** All articles of the blog, newest first. */
export function readArticles(
  markdown: ReadonlyMap<string, string>,
  language: string,
  facts: FactContext['facts'],
  problems: Problem[],
): ArticleMeta[] {
  return [...markdown]
    .filter(([name]) => name.startsWith(`${language}/blog/`))
    .flatMap(([name, source]) => {
      const file = `${contentFolder}/${name}`;
      const report = (field: string, message: string): void => {
        problems.push({ file, field, message });
      };
      return readArticle(file, source, { facts, report }).meta ?? [];
    })
    .sort(newestFirst);
}

/** The pages with one for each article. A page that shows the newest article has that one as its canonical page. */
export function withArticles(
  pages: readonly PageEntry[],
  articles: readonly ArticleMeta[],
  blog: NonNullable<Site['blog']>,
): PageEntry[] {
  const [newest] = articles;
  const addressOf = ({ slug }: ArticleMeta) => `${blog.articles}/${slug}`;
  return [
    ...pages.map((page) =>
      newest && blog.list !== blog.articles && page.path === blog.articles
        ? Object.assign({}, page, { canonical: addressOf(newest) })
        : page,
    ),
    ...articles.map((article): PageEntry => {
      const title = article.shortTitle ?? article.title;
      return {
        path: addressOf(article),
        title,
        label: title,
        description: article.summary,
        article,
      };
    }),
  ];
}

/** Newest first, then by slug. No localeCompare: the order must not depend on the machine's locale. */
function newestFirst(a: { date: string; slug: string }, b: { date: string; slug: string }): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}
