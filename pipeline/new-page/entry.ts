import { mainMenus } from '../../src/content/navigation.ts';
import { menuGroups } from '../../src/content/schema/page.ts';
import type { MenuGroup, PageEntry } from '../../src/content/schema/page.ts';
import type { Wish } from './wish.ts';

/** /managed-hosting is the page ManagedHosting; a name cannot start with a digit. */
export function componentName(path: string): string {
  const name = path
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/.test(name) ? name : `Page${name}`;
}

/** The menu group of an area, where it has one; the home pages' group has a plural of its own. */
export function groupOf(area: string): MenuGroup | undefined {
  return menuGroups.find((group) => group === area || group === `${area}s`);
}

/** What the menus call an area: 'Hosting'. */
export function areaName(area: string): string {
  const group = groupOf(area);
  for (const { label, columns } of mainMenus) {
    const column = columns.find((one) => one.group === group);
    if (column) return column.heading ?? label;
  }
  return area.charAt(0).toUpperCase() + area.slice(1);
}

/** The registry's entry. Search engines hear of the page once somebody has written its words. */
export function entryFor({ path, title, area }: Wish): PageEntry {
  const group = groupOf(area);
  return {
    path,
    view: `${area}/${componentName(path)}`,
    title: title.trim(),
    label: title.trim(),
    note: 'Being written',
    icon: 'file-text',
    description: `${title.trim()}: what it is, whom it suits, and how to reach our support team by live chat, hotline or e-mail.`,
    menus: group === undefined ? [] : [group],
    inSitemap: false,
  };
}
