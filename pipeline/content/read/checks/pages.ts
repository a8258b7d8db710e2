import type { PageEntry } from '../../../../src/schema/page.ts';
import type { Site } from '../../../../src/schema/site.ts';
import { reportRepeats } from './repeats.ts';
import type { Report } from '../problem.ts';

/** Search engines cut off longer titles. */
export const longestTitle = 60;

export function checkPages(
  pages: readonly PageEntry[],
  { brand }: Pick<Site, 'brand'>,
  report: Report,
): void {
  const paths = pages.map((page) => page.path);
  const published = new Set(pages.filter(({ draft }) => !draft).map((page) => page.path));
  reportRepeats(paths, (index) => [index, 'path'], report);
  reportRepeats(
    pages.map(({ title }) => title),
    (index) => [index, 'path'],
    report,
  );
  for (const [index, page] of pages.entries()) {
    // pipeline/content/read/articles.ts checks the titles of articles.
    if (page.article) continue;
    const title = `${brand} | ${page.title}`;
    if (title.length > longestTitle) {
      report(
        [index, 'path'],
        `the title of ${page.path}, '${title}', is longer than ${longestTitle} characters; shorten it`,
      );
    }
    if (page.canonical !== undefined && !published.has(page.canonical)) {
      report([index, 'canonical'], `there is no page ${page.canonical}; write the path of a page`);
    }
  }
  if (!published.has('/')) report([], "there is no home page; add one with path '/'");
  if (!published.has('/404')) report([], "there is no not-found page; add one with path '/404'");
}
