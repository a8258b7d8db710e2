/** The themes that a visitor can choose, by the names stored in visitors' browsers. */
export const themeNames = ['default', 'theme-1', 'theme-2', 'theme-3'] as const;

export type ThemeName = (typeof themeNames)[number];

export const defaultTheme: ThemeName = 'default';

/** The `localStorage` key of the chosen theme. */
export const themeStorageKey = 'theme';

/** The id of the link element that loads the theme. */
export const themeLinkId = 'theme-stylesheet';

/** The file name of a theme's stylesheet; all are in one folder. */
export function themeFileName(theme: ThemeName): string {
  return theme === 'default' ? 'main.min.css' : `${theme}.min.css`;
}

/** Anything but a known name counts as the default. */
export function toThemeName(value: unknown): ThemeName {
  return themeNames.find((name) => name === value) ?? defaultTheme;
}
