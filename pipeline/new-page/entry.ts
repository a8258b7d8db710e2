import { menuGroups } from '../../src/content/schema/page.ts';
import { siteCopy } from '../../src/content/siteCopy.ts';
import type { MenuGroup, PageEntry } from '../../src/content/schema/page.ts';
import type { PageOptions } from './page-options.ts';

/** /managed-hosting becomes ManagedHosting; a component's name cannot start with a digit. */
export function componentName(path: string): string {
  const name = path
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^[A-Z]/.test(name) ? name : `Page${name}`;
}

/** The menu group of an area, if it has one: 'homes' for home, otherwise the same name. */
function menuGroupOf(area: string): MenuGroup | undefined {
  return menuGroups.find((group) => group === area || group === `${area}s`);
}

/** What the menus call an area: 'Hosting'. */
export function areaName(area: string): string {
  const group = menuGroupOf(area);
  for (const { label, columns } of siteCopy.navigation.menus) {
    const column = columns.find((one) => one.group === group);
    if (column) return column.heading ?? label;
  }
  return area.charAt(0).toUpperCase() + area.slice(1);
}

/** The page's registry entry: a draft until its text is written. */
export function entryFor({ path, title, area, react }: PageOptions): PageEntry {
  const group = menuGroupOf(area);
  return {
    path,
    view: `${area}/${react ? componentName(path) : 'composed'}`,
    title: title.trim(),
    label: title.trim(),
    icon: 'file-text',
    description: `${title.trim()}: what you get, who it suits, and how to reach our support team by live chat, hotline or email.`,
    menus: group === undefined ? [] : [group],
    inSitemap: true,
    draft: true,
  };
}
