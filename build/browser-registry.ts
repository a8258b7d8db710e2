import path from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';

/**
 * Gives the browser the page registry without what only the HTML needs. Descriptions are most of
 * its bytes, and nobody who is already here reads them.
 */
export function browserRegistry(root: string): Plugin {
  const file = path.join(root, 'src/content/pages.ts');
  return {
    name: 'browser-registry',
    apply: 'build',
    transform(_code, id) {
      if (id !== file || this.environment.name !== 'client') return null;
      const shown = (pages as readonly PageEntry[]).map(
        ({ description: _description, inSitemap: _inSitemap, ...page }) => page,
      );
      return { code: `export const pages = ${JSON.stringify(shown)};`, map: null };
    },
  };
}
