import path from 'node:path';
import type { Plugin } from 'vite';
import { facts } from '../src/content/facts.ts';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import { site } from '../src/content/site.ts';

/** The page registry for browsers. */
function browserPages(): Omit<PageEntry, 'description' | 'inSitemap'>[] {
  return (pages as readonly PageEntry[]).map(
    ({ description: _description, inSitemap: _inSitemap, ...page }) => page,
  );
}

/** The company's facts for browsers. */
function browserSite(): Omit<typeof site, 'nameStory' | 'city'> {
  const { nameStory: _nameStory, city: _city, ...shown } = site;
  return shown;
}

/**
 * Removes what only the HTML needs from the page registry and the company's facts: descriptions are
 * most of the registry's bytes.
 */
export function browserContent(root: string): Plugin {
  const modules = new Map<string, () => Record<string, unknown>>([
    [path.join(root, 'src/content/pages.ts'), () => ({ pages: browserPages() })],
    [path.join(root, 'src/content/site.ts'), () => ({ site: browserSite() })],
    // As plain values, the facts can be tree-shaken once they are filled into the text.
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
