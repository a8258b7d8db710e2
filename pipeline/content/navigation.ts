import type { Menu } from '../../src/content/schema/navigation.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { repeated } from './problems.ts';

const file = 'src/content/navigation.ts';

/** Menus that show a group twice, or none that shows the group of a page. */
export function navigationProblems(
  menus: readonly Menu[],
  pages: readonly Pick<PageEntry, 'path' | 'menus'>[],
): string[] {
  const groups = menus.flatMap(({ columns }) => columns.map(({ group }) => group));
  return [
    ...repeated(file, 'mainMenus.columns.group', groups),
    ...pages.flatMap((page) =>
      page.menus
        .filter((group) => !groups.includes(group))
        .map(
          (group) =>
            `src/content/pages.ts: ${page.path}.menus: no menu shows the group '${group}'; use one of ${groups.join(', ')}, or add a column for it in ${file}`,
        ),
    ),
  ];
}
