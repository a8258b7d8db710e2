import company from './en/company.yaml';
import layout from './en/layout.yaml';
import navigation from './en/navigation.yaml';
import { pages } from './pages.ts';
import type { Company } from './schema/company.ts';
import type { LayoutCopy } from './schema/layout.ts';
import type { Navigation } from './schema/navigation.ts';

/** The words around every page: header, menus, banners, footer. */
export const siteCopy = {
  company: company as Company,
  layout: layout as LayoutCopy,
  navigation: navigation as Navigation,
  pages,
};
