import { valueOf } from '../../reader/known-files.ts';
import type { Content } from '../../reader/read-content.ts';
import { copyName, isComposed, isListed } from '../../src/site/copyName.ts';
import type { PageEntry } from '../../src/schema/page.ts';
import { pictureIn, sharedFiles, sharedWordsOf } from '../../src/schema/sections.ts';
import type { ComposedPageCopy, SectionCopy } from '../../src/schema/sections.ts';

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
export function pageModule(page: PageEntry, content: Content, language: string): string {
  if (isComposed(page)) return composedModule(page, content, language);
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

/** A page that is written only in YAML imports just the sections that it lists. */
function composedModule(page: PageEntry, content: Content, language: string): string {
  const file = `${language}/${copyName(page)}.yaml`;
  const copy = content.files.get(file)?.value as ComposedPageCopy | undefined;
  const sections = copy?.sections ?? [];
  const names = [...new Set(sections.map(({ section }) => section))];
  const shared = [...new Set(names.flatMap((name) => sharedWordsOf[name] ?? []))];
  const pictures = [...new Set(sections.flatMap((section) => pictureIn(section)?.file ?? []))];
  const pictureOf = (section: SectionCopy): string => {
    const picture = pictureIn(section);
    return picture ? `picture${pictures.indexOf(picture.file)}` : 'undefined';
  };
  return [
    `import { composedPage } from '/src/pages/composed/composedPage.tsx';`,
    ...names.map((name) => {
      const view = `Composed${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return `import { ${view} as ${name} } from '/src/pages/composed/sections/${view}.tsx';`;
    }),
    ...shared.map((name) => `import ${name}Words from '#content/${sharedFiles[name]}.js';`),
    ...pictures.map((name, index) => `import picture${index} from 'virtual:picture/${name}';`),
    `import words from '#content/${copyName(page)}.js';`,
    `export const Page = composedPage({ ${names.join(', ')} });`,
    `const shared = { ${shared.map((name) => `${name}: ${name}Words`).join(', ')} };`,
    `const pictures = [${sections.map(pictureOf).join(', ')}];`,
    `export const copy = { ...words, shared, pictures };`,
    `export const { title } = words.meta;`,
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
