import type { LinkText } from './link.ts';
import type { MenuGroup } from './page.ts';

/** A column of a menu: the pages of a group, and links that leave the site. */
export interface MenuColumn {
  group: MenuGroup;
  /** Shown above the column; not needed in a menu with one column. */
  heading?: string;
  /** Links to other sites, after the group's pages. */
  extra?: readonly (LinkText & { note?: string; newTab?: boolean })[];
}

export interface Menu {
  /** The menu's id in the HTML. */
  id: string;
  label: string;
  columns: readonly MenuColumn[];
  /** A promotional column. Menus with one are 715 px wide, the others 660 px. */
  promo?: { title: string; text: string; link: LinkText };
}

export interface FooterColumn {
  heading: string;
  links: readonly LinkText[];
}
