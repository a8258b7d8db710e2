import type { MenuColumn } from '../../content/schema/navigation.ts';
import type { IconName } from '../../icons/names.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import type { SiteCopy } from '../../routing/siteCopy.ts';

export interface MenuLink {
  label: string;
  href: string;
  /** Of a page of this site. */
  path?: string;
  /** Of any other link. */
  note?: string | undefined;
  icon?: IconName | undefined;
  isNew?: boolean | undefined;
  newTab?: boolean | undefined;
}

/** A menu column's links: the pages of its group in the registry's order or its own, then its extra links. */
export function columnLinks(column: MenuColumn, pages: SiteCopy['pages']): MenuLink[] {
  const place = (path: string) => column.order?.indexOf(path) ?? 0;
  const own = pages
    .filter((page) => page.menus.includes(column.group))
    .sort((one, other) => place(one.path) - place(other.path))
    .map(({ path, label, icon, isNew }) => ({ href: path, path, label, icon, isNew }));
  const extra = (column.extra ?? []).map(({ to, label, note, newTab }) => ({
    href: hrefOf(to),
    label,
    note,
    newTab,
  }));
  return [...own, ...extra];
}
