import { address, days, tagline } from '#content/words/company.js';
import layout from '#content/words/layout.js';
import navigation from '#content/words/navigation.js';
import { pages } from './pages.ts';
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
  company: { tagline, address, days },
  layout: layout as LayoutCopy,
  navigation: withoutHiddenColumns(navigation as Navigation),
  pages,
};
