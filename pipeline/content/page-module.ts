import { copyName, isListed } from '../../src/site/copyName.ts';
import type { PageEntry } from '../../src/schema/page.ts';

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
export function pageModule(page: PageEntry): string {
  const component = page.view.slice(page.view.indexOf('/') + 1);
  return [
    `export { ${component} as Page } from '/src/pages/${page.view}.tsx';`,
    `import copy from '#content/${copyName(page)}.js';`,
    'export { copy };',
    'export const { title } = copy.meta;',
  ].join('\n');
}
