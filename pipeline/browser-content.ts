import path from 'node:path';
import type { Plugin } from 'vite';
import { facts } from '../src/content/facts.ts';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import { site } from '../src/content/site.ts';

/** The page registry as the browser gets it. */
function shownPages(): Omit<PageEntry, 'description' | 'inSitemap'>[] {
  return (pages as readonly PageEntry[]).map(
    ({ description: _description, inSitemap: _inSitemap, ...page }) => page,
  );
}

/** The company's facts as the browser gets them. */
function shownSite(): Omit<typeof site, 'nameStory' | 'city'> {
  const { nameStory: _nameStory, city: _city, ...shown } = site;
  return shown;
}

/**
 * Gives the browser the page registry and the company's facts without what only the HTML needs.
 * Descriptions are most of the registry's bytes, and nobody who is already here reads them.
 */
export function browserContent(root: string): Plugin {
  const modules = new Map<string, () => Record<string, unknown>>([
    [path.join(root, 'src/content/pages.ts'), () => ({ pages: shownPages() })],
    [path.join(root, 'src/content/site.ts'), () => ({ site: shownSite() })],
    // Worked out already, it can be left out where no text is made of it any more.
    [path.join(root, 'src/content/facts.ts'), () => ({ facts })],
  ]);
  return {
    name: 'browser-content',
    apply: 'build',
    transform(_code, id) {
      const shown = modules.get(id);
      if (!shown || this.environment.name !== 'client') return null;
      const code = Object.entries(shown())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
      return { code, map: null };
    },
  };
}
