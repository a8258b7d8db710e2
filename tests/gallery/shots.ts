import { pages } from '../../src/content/pages.ts';
import { defaultTheme, themeNames } from '../../src/theme/names.ts';
import type { ThemeName } from '../../src/theme/names.ts';

/** One picture of the gallery. */
export interface Shot {
  path: string;
  width: number;
  theme: ThemeName;
  /** The picture's name, which stays the same from run to run. */
  file: string;
}

export const widths = [360, 1280] as const;

/** Pages that between them hold every kind of surface; shown in the other themes as well. */
const themedPages = ['/', '/web-hosting', '/vps-pricing', '/contact-us', '/terms-of-service'];

function shot(path: string, width: number, theme: ThemeName): Shot {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path, width, theme, file: `${name}_${width}_${theme}.png` };
}

/** Every page at both widths in the default theme, and some of them in the others. */
export const shots: readonly Shot[] = [
  ...pages.flatMap(({ path }) => widths.map((width) => shot(path, width, defaultTheme))),
  ...themeNames
    .filter((theme) => theme !== defaultTheme)
    .flatMap((theme) =>
      themedPages.flatMap((path) => widths.map((width) => shot(path, width, theme))),
    ),
];
