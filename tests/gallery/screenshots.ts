import { pages } from '../../src/site/pages.ts';
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

/** Pages that together contain every kind of surface; also captured in the other themes. */
const themedPages = ['/', '/web-hosting', '/vps-pricing', '/contact-us', '/terms-of-service'];

function screenshot(path: string, width: number, theme: ThemeName): Screenshot {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path, width, theme, file: `${name}_${width}_${theme}.png` };
}

/** Every page at both widths in the default theme, and some pages in the other themes. */
export const screenshots: readonly Screenshot[] = [
  ...pages.flatMap(({ path }) => widths.map((width) => screenshot(path, width, defaultTheme))),
  ...themeNames
    .filter((theme) => theme !== defaultTheme)
    .flatMap((theme) =>
      themedPages.flatMap((path) => widths.map((width) => screenshot(path, width, theme))),
    ),
];
