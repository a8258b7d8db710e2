import type { Navigation } from '../schema/navigation.ts';
import type { PageEntry } from '../schema/page.ts';
import { site } from './site.ts';

type Page = Pick<PageEntry, 'path' | 'label'>;

export interface Crumb {
  name: string;
  /** Missing for the name of a menu. */
  path?: string;
}

/**
 * The way from the home page to a page: home, the first menu that lists it, the page; before an article, the
 * list of articles. Pages that are in no menu, and demo layouts, have only home before them.
 */
export function breadcrumbs(page: Page, { menus }: Navigation, pages: readonly Page[]): Crumb[] {
  const crumb = (path: string): Crumb[] =>
    pages
      .filter((candidate) => candidate.path === path)
      .map(({ label }) => ({ name: label, path }));
  if (page.path === '/') return crumb('/');
  const { list, articles } = site.blog ?? {};
  const isArticle = articles !== undefined && page.path !== list && page.path.startsWith(articles);
  const [column] = menus.flatMap((menu) =>
    menu.columns
      .filter((one) => one.pages.includes(page.path))
      .map(({ heading, demo }) => ({ name: heading ?? menu.label, demo })),
  );
  const menu = column && !column.demo ? [{ name: column.name }] : [];
  const between = isArticle ? crumb(list ?? '') : menu;
  return [...crumb('/'), ...between, { name: page.label, path: page.path }];
}
