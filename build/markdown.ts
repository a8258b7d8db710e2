import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Article, ArticleMeta, ProseText } from '../src/content/schema/prose.ts';
import { compileArticle, compileText } from './markdown/compile.ts';

const articleIndex = 'virtual:article-index';
const newestArticle = 'virtual:newest-article';
const blogFolder = 'src/content/blog';

function moduleOf(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

/** The newest first; on one day the alphabet decides. */
function newestFirst(a: ArticleMeta, b: ArticleMeta): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

/** Reads and compiles the Markdown of src/content. */
function markdownReader(root: string) {
  async function articleSlugs(): Promise<string[]> {
    const files = await readdir(path.join(root, blogFolder));
    return files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
  }

  async function compile(file: string): Promise<ProseText | Article> {
    const source = await readFile(path.join(root, file), 'utf8');
    const input = { file, source, articleSlugs: await articleSlugs() };
    return file.startsWith(`${blogFolder}/`) ? compileArticle(input) : compileText(input);
  }

  /** What lists need of all articles. */
  async function index(): Promise<ArticleMeta[]> {
    const slugs = await articleSlugs();
    const articles = await Promise.all(
      slugs.map(async (slug) => {
        const file = `${blogFolder}/${slug}.md`;
        const source = await readFile(path.join(root, file), 'utf8');
        const { blocks: _, ...meta } = compileArticle({ file, source, articleSlugs: slugs });
        return meta;
      }),
    );
    return articles.sort(newestFirst);
  }

  return { compile, index };
}

/**
 * Compiles the texts of src/content to data while the site is built, so that neither HTML nor a
 * parser ships to the browser. An import of a `.md` file gives its text; `virtual:article-index`
 * lists the blog's articles without their texts, newest first; `virtual:newest-article` is the
 * newest one whole, for the page that is prerendered with it.
 */
export function markdownTexts(root: string): Plugin {
  const reader = markdownReader(root);
  return {
    name: 'markdown-texts',
    resolveId(id) {
      return id === articleIndex || id === newestArticle ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${articleIndex}`) return moduleOf('articles', await reader.index());
      if (id === `\0${newestArticle}`) {
        const [newest] = await reader.index();
        if (!newest) throw new Error(`${blogFolder} has no article; the blog needs one at least`);
        return `export { text as newestArticle } from '/${blogFolder}/${newest.slug}.md';`;
      }
      if (!id.endsWith('.md')) return undefined;
      const file = path.relative(root, id).split(path.sep).join('/');
      return { code: moduleOf('text', await reader.compile(file)), moduleType: 'js' };
    },
  };
}
