import type { Menu } from '../content/schema/navigation.ts';
import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';
import { canonicalUrl } from './canonical.ts';
import { articleListPage } from './feed.ts';

interface Crumb {
  name: string;
  url: string;
}

/** The path from the home page to a page: home, then the page with the name of its menu, or the blog. */
export function breadcrumbs(page: PageEntry, menus: readonly Menu[]): Crumb[] {
  const home = { name: site.brand, url: canonicalUrl({ path: '/' }) };
  if (page.path === '/') return [home];
  if (page.article) {
    const list = articleListPage();
    return [
      home,
      { name: list.label, url: canonicalUrl(list) },
      { name: page.label, url: canonicalUrl(page) },
    ];
  }
  const menu = menus.find(({ columns }) => columns.some(({ group }) => page.menus.includes(group)));
  const name = menu && menu.label !== page.label ? `${menu.label}: ${page.label}` : page.label;
  return [home, { name, url: canonicalUrl(page) }];
}
