import type { Menu } from '../../src/content/schema/navigation.ts';
import type { PageEntry } from '../../src/content/schema/page.ts';
import { repeated } from './mistakes.ts';

const file = 'src/content/navigation.ts';

/** Menus that name a group twice, or leave out one that pages stand in. */
export function navigationMistakes(
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
            `src/content/pages.ts: ${page.path}.menus: no menu shows the group '${group}'; write one of ${groups.join(', ')}, or give the group a column in ${file}`,
        ),
    ),
  ];
}
