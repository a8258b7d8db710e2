import type { Plugin } from 'vite';
import { valueOf } from '../reader/known-files.ts';
import { copyName, isComposed } from '../src/content/copyName.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import type { FeatureWords } from '../src/content/schema/plan.ts';
import { pictureIn, sharedFiles, sharedWordsOf } from '../src/content/schema/sections.ts';
import type { ComposedPageCopy, SectionCopy } from '../src/content/schema/sections.ts';
import type { ContentSource } from './content/source.ts';

const list = 'virtual:views';
const notes = 'virtual:menu-notes';
const tooltips = 'virtual:tooltips';
const prefix = 'virtual:view';
/** The view that shows the newest article. */
const newestArticleView = 'blog/BlogDetails';

/** The module of one page, as Vite's manifest names it. */
export function viewModule(path: string): string {
  return `${prefix}${path === '/' ? '/index' : path}`;
}

/**
 * One module per page of the registry, with the page's component and its text, so that each page is
 * one chunk; `virtual:views`, which loads them by path; `virtual:menu-notes` and `virtual:tooltips`.
 */
export function pageViews(source: ContentSource, language: string): Plugin {
  const words = `/src/content/${language}`;

  function pages(): readonly PageEntry[] {
    return valueOf(source.read().files, 'pages.yaml');
  }

  function listModule(): string {
    const loaders = pages().map(
      ({ path }) => `${JSON.stringify(path)}: () => import(${JSON.stringify(viewModule(path))})`,
    );
    return `export const views = {\n${loaders.join(',\n')}\n};`;
  }

  /** The notes in menus, in their own module because few visitors open a menu. */
  function notesModule(): string {
    const own = pages().flatMap(({ path, note }) => (note === undefined ? [] : [[path, note]]));
    return `export const notes = ${JSON.stringify(Object.fromEntries(own))};`;
  }

  /** The tooltips of plan features, in their own module because few visitors open one. */
  function tooltipsModule(): string {
    const file = source.read().files.get(`${language}/plans/features.yaml`)?.value;
    const features = (file as FeatureWords | undefined)?.features ?? {};
    const own = Object.entries(features).flatMap(([id, { tooltip }]) =>
      tooltip === undefined ? [] : [[id, tooltip]],
    );
    return `export const tooltips = ${JSON.stringify(Object.fromEntries(own))};`;
  }

  function pageModule(id: string): string {
    const page = pages().find(({ path }) => viewModule(path) === id);
    if (!page) throw new Error(`There is no page for ${id}`);
    if (isComposed(page)) return composedModule(page);
    const component = page.view.slice(page.view.indexOf('/') + 1);
    return [
      `export { ${component} as Page } from '/src/pages/${page.view}.tsx';`,
      page.article || page.view === newestArticleView
        ? articleCopy(page)
        : [
            `import copy from '${words}/${copyName(page)}.yaml';`,
            'export { copy };',
            'export const { title } = copy.meta;',
          ].join('\n'),
    ].join('\n');
  }

  /** A page that is written only in YAML imports just the sections that it lists. */
  function composedModule(page: PageEntry): string {
    const file = `${language}/${copyName(page)}.yaml`;
    const copy = source.read().files.get(file)?.value as ComposedPageCopy | undefined;
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
      ...shared.map((name) => `import ${name}Words from '${words}/${sharedFiles[name]}.yaml';`),
      ...pictures.map((name, index) => `import picture${index} from 'virtual:picture/${name}';`),
      `import words from '/src/content/${file}';`,
      `export const Page = composedPage({ ${names.join(', ')} });`,
      `const shared = { ${shared.map((name) => `${name}: ${name}Words`).join(', ')} };`,
      `const pictures = [${sections.map(pictureOf).join(', ')}];`,
      `export const copy = { ...words, shared, pictures };`,
      `export const { title } = words.meta;`,
    ].join('\n');
  }

  /** The text of an article's page. */
  function articleCopy(page: PageEntry): string {
    const articles = pages().flatMap(({ article }) => article ?? []);
    const place = page.article ? articles.indexOf(page.article) : 0;
    const slug = articles[place]?.slug ?? '';
    const neighbours = { newer: articles[place - 1], older: articles[place + 1] };
    return [
      `import words from '${words}/blog/blog-details.yaml';`,
      `import { text as article } from '${words}/blog/${slug}.md';`,
      `export const copy = { ...words, article, ...${JSON.stringify(neighbours)} };`,
      `export const title = ${JSON.stringify(page.title)};`,
    ].join('\n');
  }

  return {
    name: 'page-views',
    resolveId: {
      filter: { id: /^virtual:(view(s$|\/)|menu-notes$|tooltips$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(view(s$|\/)|menu-notes$|tooltips$)/ },
      handler(id) {
        if (id === `\0${notes}`) return notesModule();
        if (id === `\0${tooltips}`) return tooltipsModule();
        return id === `\0${list}` ? listModule() : pageModule(id.slice(1));
      },
    },
  };
}
