import type { PageEntry } from '../../../../src/schema/page.ts';
import type { Site } from '../../../../src/schema/site.ts';
import { defaultLanguage, pageFileName } from '../content-file.ts';
import type { ReportIn } from '../join-files.ts';

/** Search engines cut off longer titles. */
export const longestTitle = 60;

function fileOf(path: string): string {
  return `${defaultLanguage}/${pageFileName(path)}`;
}

export function checkPages(
  pages: readonly PageEntry[],
  { brand, blog, domainSearch }: Pick<Site, 'brand' | 'blog' | 'domainSearch'>,
  report: ReportIn,
): void {
  const reportTitle = ({ path, article }: PageEntry, message: string) =>
    article
      ? report(`${defaultLanguage}/blog/${article.slug}.md`, ['title'], message)
      : report(fileOf(path), ['meta', 'title'], message);
  const published = new Set(pages.filter(({ draft }) => !draft).map((page) => page.path));
  const titles = pages.map(({ title }) => title);
  for (const [index, page] of pages.entries()) {
    const title = `${brand} | ${page.title}`;
    if (titles.indexOf(page.title) < index) {
      reportTitle(page, `'${page.title}' appears twice; it must be unique`);
    }
    // pipeline/content/read/articles.ts checks the titles of articles.
    if (!page.article && title.length > longestTitle) {
      reportTitle(page, `'${title}' is longer than ${longestTitle} characters; shorten it`);
    }
    if (!page.article && page.canonical !== undefined && !published.has(page.canonical)) {
      const message = `there is no page ${page.canonical}; write the path of a page`;
      report(fileOf(page.path), ['page', 'canonical'], message);
    }
  }
  for (const path of ['/', '/404']) {
    if (!published.has(path)) report(fileOf(path), [], 'every site needs this page; add it');
  }
  const hasResults = pages.some(({ draft, domainResults }) => domainResults && !draft);
  if (domainSearch === 'site' && !hasResults) {
    const message =
      'no page has the section domainResults, which answers a search; add one, or write portal';
    report('site.yaml', ['domainSearch'], message);
  }
  for (const [field, path] of Object.entries(blog ?? {})) {
    if (published.has(path)) continue;
    report('site.yaml', ['blog', field], `there is no page ${path}; write the path of a page`);
  }
}
