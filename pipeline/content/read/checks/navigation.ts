import type { Navigation } from '../../../../src/schema/navigation.ts';
import type { PageEntry } from '../../../../src/schema/page.ts';
import { reportRepeats } from './repeats.ts';
import type { Report } from '../problem.ts';

/** Reports addresses in menus that are no page, and pages that a menu lists twice. A menu leaves out drafts. */
export function checkNavigation(
  { menus, legal }: Navigation,
  pages: readonly Pick<PageEntry, 'path' | 'draft'>[],
  report: Report,
): void {
  const paths = new Set(pages.map(({ path }) => path));
  for (const [index, { columns }] of menus.entries()) {
    for (const [place, column] of columns.entries()) {
      const field = ['menus', index, 'columns', place, 'pages'];
      reportRepeats(column.pages, (item) => [...field, item], report);
      for (const [item, target] of column.pages.entries()) {
        if (paths.has(target)) continue;
        report(
          [...field, item],
          `there is no page ${target}; write the address of a page, or remove this line`,
        );
      }
    }
  }
  for (const [index, target] of legal.entries()) {
    if (pages.some((page) => page.path === target && !page.draft)) continue;
    report(['legal', index], `there is no page ${target}; write the path of a published page`);
  }
}
