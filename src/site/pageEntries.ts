import value from '#content/page-entries.js';
import type { PageEntry } from '../schema/page.ts';

/** Every page of the site with its title, description and drawing. Not for browsers. */
export const pageEntries = value as readonly PageEntry[];
