import { valueOf } from '../../reader/known-files.ts';
import type { Content } from '../../reader/read-content.ts';
import { copyName, isListed } from '../../src/site/copyName.ts';
import type { PageEntry } from '../../src/schema/page.ts';

/** The view that shows the newest article. */
const newestArticleView = 'blog/BlogDetails';

type Addressed = Pick<PageEntry, 'path' | 'view'>;

/** The name of a page's module. */
export function pageModuleName({ path, view }: Addressed): string {
  return `pages${path === '/' ? '/index' : path}.${isListed({ view }) ? 'tsx' : 'js'}`;
}

/** A page's module for browsers, as Vite's manifest names it. */
export function pageSource(language: string, page: Addressed): string {
  return `generated/${language}/browser/${pageModuleName(page)}`;
}

/** The module of one page: its component and its text, so that each page is one chunk. */
export function pageModule(page: PageEntry, content: Content): string {
  const component = page.view.slice(page.view.indexOf('/') + 1);
  return [
    `export { ${component} as Page } from '/src/pages/${page.view}.tsx';`,
    page.article || page.view === newestArticleView
      ? articleCopy(page, content)
      : [
          `import copy from '#content/${copyName(page)}.js';`,
          'export { copy };',
          'export const { title } = copy.meta;',
        ].join('\n'),
  ].join('\n');
}

/** The text of an article's page. */
function articleCopy(page: PageEntry, content: Content): string {
  const articles = valueOf(content.files, 'pages.yaml').flatMap(({ article }) => article ?? []);
  const place = page.article ? articles.indexOf(page.article) : 0;
  const slug = articles[place]?.slug ?? '';
  const neighbours = { newer: articles[place - 1], older: articles[place + 1] };
  return [
    `import words from '#content/blog/blog-details.js';`,
    `import { text as article } from '#content/blog/${slug}.md.js';`,
    `export const copy = { ...words, article, ...${JSON.stringify(neighbours)} };`,
    `export const title = ${JSON.stringify(page.title)};`,
  ].join('\n');
}
