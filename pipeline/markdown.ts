import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { valueOf } from '../reader/known-files.ts';
import type { Article, ArticleMeta, ProseText } from '../src/content/schema/prose.ts';
import type { ContentSource } from './content/source.ts';
import { articlePlainText, plainTextFile } from './markdown/plain-text.ts';
import { blogFolder, compileArticle, compileMarkdown } from './markdown/compile.ts';
import { markdownKnowledge } from './markdown/context.ts';
import type { MarkdownKnowledge } from './markdown/context.ts';

const articleIndex = 'virtual:article-index';
const newestArticle = 'virtual:newest-article';

/** The source of a module with one export. */
function moduleOf(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

/** The metadata of all articles, and loaders for the texts of all but the newest. */
function indexModule(articles: readonly Article[]): string {
  const metas = articles.map((article) => {
    const { blocks: _, ...meta } = article;
    return meta;
  });
  const loaders = metas
    .slice(1)
    .map(({ slug }) => `'${slug}': () => import('/${blogFolder}/${slug}.md')`);
  return `${moduleOf('articles', metas)}\nexport const olderTexts = { ${loaders.join(', ')} };`;
}

/** The newest article with its text. */
function newestModule([newest]: readonly Article[]): string {
  if (!newest) throw new Error(`${blogFolder} has no article; the blog needs at least one`);
  return `export { text as newestArticle } from '/${blogFolder}/${newest.slug}.md';`;
}

/** Newest first; articles of the same day by slug. */
function newestFirst(a: ArticleMeta, b: ArticleMeta): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** Reads and compiles the Markdown of src/content. */
function markdownReader(root: string, source: ContentSource) {
  async function articleSlugs(): Promise<string[]> {
    const files = await readdir(path.join(root, blogFolder));
    return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  }

  async function knowledge(): Promise<MarkdownKnowledge> {
    const slugs = await articleSlugs();
    return markdownKnowledge(
      source.read(),
      slugs.map((slug) => `${blogFolder}/${slug}.md`),
    );
  }

  async function text(file: string): Promise<ProseText | Article> {
    const markdown = await readFile(path.join(root, file), 'utf8');
    return compileMarkdown({ file, source: markdown, ...(await knowledge()) });
  }

  /** All articles, newest first. */
  async function articles(): Promise<Article[]> {
    const known = await knowledge();
    const compiled = await Promise.all(
      known.articleSlugs.map(async (slug) => {
        const file = `${blogFolder}/${slug}.md`;
        const markdown = await readFile(path.join(root, file), 'utf8');
        return compileArticle({ file, source: markdown, ...known });
      }),
    );
    return compiled.sort(newestFirst);
  }

  return { text, articles };
}

/**
 * Compiles the Markdown of src/content to data, so that neither HTML nor a parser ships to browsers.
 * Importing a `.md` file gives its text. `virtual:article-index` lists the articles without their
 * texts, newest first; `virtual:newest-article` is the newest one, which the blog page is prerendered
 * with. Each article is also written as a plain text file, for readers without JavaScript.
 */
export function markdownTexts(root: string, source: ContentSource): Plugin {
  const reader = markdownReader(root, source);
  return {
    name: 'markdown-texts',
    resolveId: {
      filter: { id: /^virtual:(article-index|newest-article)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: [/^\0virtual:(article-index|newest-article)$/, /\.md$/] },
      async handler(id) {
        if (id === `\0${articleIndex}`) return indexModule(await reader.articles());
        if (id === `\0${newestArticle}`) return newestModule(await reader.articles());
        const file = path.relative(root, id).split(path.sep).join('/');
        return { code: moduleOf('text', await reader.text(file)), moduleType: 'js' };
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { url } = valueOf(source.read().files, 'site.yaml');
      for (const article of await reader.articles()) {
        this.emitFile({
          type: 'asset',
          fileName: plainTextFile(article.slug),
          source: articlePlainText(article, url),
        });
      }
    },
  };
}
