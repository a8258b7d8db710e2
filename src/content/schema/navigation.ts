import type { LinkText } from './link.ts';
import type { MenuGroup } from './page.ts';

/** A column of a menu: the pages of a group, and links that leave the site. */
export interface MenuColumn {
  group: MenuGroup;
  /** Shown above the column; a menu with one column needs none. */
  heading?: string;
  /** Links that are no pages of this site, after the group's pages. */
  extra?: readonly (LinkText & { note?: string; newTab?: boolean })[];
}

export interface Menu {
  /** Names the menu in the markup. */
  id: string;
  label: string;
  columns: readonly MenuColumn[];
  /** A column that recommends one thing; a menu that has it is 715 px wide, the others 660 px. */
  promo?: { title: string; text: string; link: LinkText };
}

export interface FooterColumn {
  heading: string;
  links: readonly LinkText[];
}
