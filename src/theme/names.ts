/** The themes a visitor can choose, as they are stored and as the checks name them. */
export const themeNames = ['default', 'theme-1', 'theme-2', 'theme-3'] as const;

export type ThemeName = (typeof themeNames)[number];

export const defaultTheme: ThemeName = 'default';

/** The `localStorage` key of the choice. */
export const themeStorageKey = 'theme';

/** The id of the link element that carries the theme. */
export const themeLinkId = 'theme-stylesheet';

/** A theme's stylesheet; all four stand in one folder. */
export function themeFileName(theme: ThemeName): string {
  return theme === 'default' ? 'main.min.css' : `${theme}.min.css`;
}

/** Anything but a known name counts as the default. */
export function asThemeName(value: unknown): ThemeName {
  return themeNames.find((name) => name === value) ?? defaultTheme;
}
