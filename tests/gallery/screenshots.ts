import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import { defaultTheme, themeNames } from '../../src/theme/names.ts';
import type { ThemeName } from '../../src/theme/names.ts';

export interface Screenshot {
  path: string;
  width: number;
  theme: ThemeName;
  /** The file name, which is the same in every run. */
  file: string;
}

const widths = [360, 1280] as const;

/** The first page of each drawing: the pages of a menu look alike. Themes change only colours, so one width will do. */
const themedPages = pages.filter(
  ({ drawing }, index) => pages.findIndex((page) => page.drawing === drawing) === index,
);

function screenshot(path: string, width: number, theme: ThemeName): Screenshot {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path, width, theme, file: `${name}_${width}_${theme}.png` };
}

/** Every page at both widths in the default theme, and some pages in the other themes. */
export const screenshots: readonly Screenshot[] = [
  ...pages.flatMap(({ path }) => widths.map((width) => screenshot(path, width, defaultTheme))),
  ...themeNames
    .filter((theme) => theme !== defaultTheme)
    .flatMap((theme) => themedPages.map(({ path }) => screenshot(path, widths[1], theme))),
];
