/** The theme of the HTML; the others are in content/themes, too. */
export const defaultTheme = 'default';

/** The `localStorage` key of the chosen theme. */
export const themeStorageKey = 'theme';

/** The id of the link element that loads the theme. */
export const themeLinkId = 'theme-stylesheet';

/** The file name of a theme's stylesheet; all are in one folder. */
export function themeFileName(theme: string): string {
  return theme === defaultTheme ? 'main.min.css' : `${theme}.min.css`;
}
