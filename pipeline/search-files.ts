import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '../src/schema/languageCodes.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { pageEntries } from '../src/site/pageEntries.ts';
import { site } from '../src/site/site.ts';
import { urlIn } from '../src/seo/canonical.ts';

/** The pages that search engines should index, in every language. */
export function sitemap(): string {
  const urls = buildFacts.languages.flatMap((language) =>
    pageEntries
      .filter((page) => !page.hidden)
      .map(({ article, ...page }) => {
        const changed = article ? `<lastmod>${article.updated ?? article.date}</lastmod>` : '';
        return `<url><loc>${urlIn(basePathOf(language, buildFacts.languages), page)}</loc>${changed}</url>`;
      }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site.url).href}\n`;
}

export async function writeSearchFiles(siteFolder: string): Promise<void> {
  await writeFile(path.join(siteFolder, 'sitemap.xml'), sitemap());
  await writeFile(path.join(siteFolder, 'robots.txt'), robots());
}
