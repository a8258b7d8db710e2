import type { MenuColumn } from '../../schema/navigation.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import type { SiteCopy } from '../../routing/siteCopy.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** Set only for a page of this site. */
  path?: string;
  /** Set only for other links; the notes of pages are loaded later. */
  note?: string | undefined;
  icon?: string | undefined;
  isNew?: boolean | undefined;
  newTab?: boolean | undefined;
}

/** A menu column's links: its pages, drafts aside, then its extra links. */
export function columnLinks(column: MenuColumn, pages: SiteCopy['pages']): MenuLink[] {
  const own = column.pages
    .flatMap((path) => pages.find((page) => page.path === path) ?? [])
    .map(({ path, label, icon, isNew }) => ({ href: path, path, label, icon, isNew }));
  const extra = (column.extra ?? []).map(({ to, label, note, newTab }) => ({
    href: hrefOf(to),
    label,
    note,
    newTab,
  }));
  return [...own, ...extra];
}
