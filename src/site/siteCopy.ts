import company from '#content/company.js';
import layout from '#content/layout.js';
import navigation from '#content/navigation.js';
import { pages } from './pages.ts';
import type { Company } from '../schema/company.ts';
import type { LayoutCopy } from '../schema/layout.ts';
import type { Navigation } from '../schema/navigation.ts';
import { site } from './site.ts';

/** Leaves out the demo layouts, unless site.yaml shows them. */
function withoutHiddenColumns(all: Navigation): Navigation {
  if (site.showDemoPages) return all;
  const menus = all.menus.map(({ columns, ...menu }) => ({
    ...menu,
    columns: columns.filter(({ demo }) => !demo),
  }));
  return { ...all, menus };
}

/** The words around every page: header, menus, banners, footer. */
export const siteCopy = {
  company: company as Company,
  layout: layout as LayoutCopy,
  navigation: withoutHiddenColumns(navigation as Navigation),
  pages,
};
