import type { Navigation } from '../../../../src/schema/navigation.ts';
import type { PageEntry } from '../../../../src/schema/page.ts';
import { reportRepeats } from './repeats.ts';
import type { Report } from '../problem.ts';

/** Reports groups that menus show twice, groups of pages that no menu shows, and legal links to no page. */
export function checkNavigation(
  { menus, legal }: Navigation,
  pages: readonly Pick<PageEntry, 'path' | 'menus' | 'draft'>[],
  report: { menus: Report; pages: Report },
): void {
  const columns = menus.flatMap((menu, index) =>
    menu.columns.map(({ group }, column) => ({
      group,
      field: ['menus', index, 'columns', column, 'group'],
    })),
  );
  const groups = columns.map(({ group }) => group);
  reportRepeats(groups, (index) => columns[index]?.field ?? [], report.menus);
  for (const [index, page] of pages.entries()) {
    for (const [place, group] of page.menus.entries()) {
      if (groups.includes(group)) continue;
      report.pages(
        [index, 'menus', place],
        `no menu shows the group '${group}'; use one of ${groups.join(', ')}, or add a column for it in navigation.yaml`,
      );
    }
  }
  for (const [index, target] of legal.entries()) {
    if (!pages.some((page) => page.path === target && !page.draft)) {
      report.menus(
        ['legal', index],
        `there is no page ${target}; write the path of a published page`,
      );
    }
  }
}
