import value from '#content/page-list.js';
import type { RoutedPage } from '../schema/page.ts';

/**
 * Every page of the site as browsers know it. Router, menus, footer and breadcrumbs read this list;
 * `pageEntries.ts` has what search engines need, too.
 */
export const pages = value as readonly RoutedPage[];
