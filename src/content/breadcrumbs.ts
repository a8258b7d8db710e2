import { blogPath } from './articleAddress.ts';
import type { Navigation } from './schema/navigation.ts';
import type { PageEntry } from './schema/page.ts';

type Place = Pick<PageEntry, 'path' | 'label' | 'menus'>;

export interface Crumb {
  name: string;
  /** The name of a menu has none. */
  path?: string;
}

/**
 * The way from the home page to a page: home, its menu, the page; before an article, the list of
 * articles. Pages that are in no menu, or only as a layout to choose from, have home before them.
 */
export function breadcrumbs(page: Place, { menus }: Navigation, pages: readonly Place[]): Crumb[] {
  const first = (condition: (place: Place) => boolean): Crumb[] =>
    pages
      .filter(condition)
      .slice(0, 1)
      .map(({ label, path }) => ({ name: label, path }));
  const home = first(({ path }) => path === '/');
  if (page.path === '/') return home;
  const between = page.path.startsWith(blogPath)
    ? first((place) => place.menus.includes('blog'))
    : menus.flatMap((menu) =>
        menu.columns
          .filter(({ group, demo }) => group === page.menus[0] && !demo)
          .map(({ heading }) => ({ name: heading ?? menu.label })),
      );
  return [...home, ...between, { name: page.label, path: page.path }];
}
