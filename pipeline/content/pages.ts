import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageSchema } from '../../src/content/schema/page.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { documentTitle } from '../../src/seo/title.ts';
import { repeated, schemaProblems } from './problems.ts';

const file = 'src/content/pages.ts';

/** Search engines cut off longer titles. */
export const longestTitle = 60;

/** Problems in the page registry. */
export function pageProblems(entries: readonly PageEntry[]): string[] {
  const paths = entries.map((page) => page.path);
  return [
    ...entries.flatMap((page) => schemaProblems(file, pageSchema, page, page.path)),
    ...repeated(file, 'path', paths),
    ...repeated(
      file,
      'title',
      entries.map((page) => page.title),
    ),
    ...entries
      .filter((page) => documentTitle(page).length > longestTitle)
      .map(
        (page) =>
          `${file}: ${page.path}.title: '${documentTitle(page)}' is longer than ${longestTitle} characters; shorten it`,
      ),
    ...entries
      .filter((page) => page.canonical !== undefined && !paths.includes(page.canonical))
      .map(
        (page) =>
          `${file}: ${page.path}.canonical: there is no page ${page.canonical}; write the path of a page`,
      ),
    ...(paths.includes('/') ? [] : [`${file}: path: there is no home page; add one with path '/'`]),
    ...(paths.includes('/404') ? [] : [`${file}: path: the not-found page is missing; add '/404'`]),
  ];
}

/** Pages whose file in src/pages does not exist. */
export function viewProblems(entries: readonly PageEntry[], root: string): string[] {
  return entries
    .filter(({ view }) => !existsSync(path.join(root, 'src/pages', `${view}.tsx`)))
    .map(
      (page) =>
        `${file}: ${page.path}.view: there is no src/pages/${page.view}.tsx; use the name of a file there, or add one with 'npm run new-page'`,
    );
}
