import { blogPath } from './articleAddress.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { PageEntry } from '../schema/page.ts';

type Page = Pick<PageEntry, 'path' | 'label' | 'menus'>;

export interface Crumb {
  name: string;
  /** Missing for the name of a menu. */
  path?: string;
}

/**
 * The way from the home page to a page: home, its menu, the page; before an article, the list of
 * articles. Pages that are in no menu, and demo layouts, have only home before them.
 */
export function breadcrumbs(page: Page, { menus }: Navigation, pages: readonly Page[]): Crumb[] {
  const first = (condition: (candidate: Page) => boolean): Crumb[] =>
    pages
      .filter(condition)
      .slice(0, 1)
      .map(({ label, path }) => ({ name: label, path }));
  const home = first(({ path }) => path === '/');
  if (page.path === '/') return home;
  const between = page.path.startsWith(blogPath)
    ? first((candidate) => candidate.menus.includes('blog'))
    : menus.flatMap((menu) =>
        menu.columns
          .filter(({ group, demo }) => group === page.menus[0] && !demo)
          .map(({ heading }) => ({ name: heading ?? menu.label })),
      );
  return [...home, ...between, { name: page.label, path: page.path }];
}
