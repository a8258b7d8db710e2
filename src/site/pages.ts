import value from '#content/facts/pages.js';
import type { PageEntry } from '../schema/page.ts';

/**
 * Every page of the site with its words. Router, prerendering, menus, footer, breadcrumbs, sitemap,
 * social cards and the smoke test all read this list.
 */
export const pages = value as readonly PageEntry[];
