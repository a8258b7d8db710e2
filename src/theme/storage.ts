import { toThemeName, defaultTheme, themeStorageKey } from './names.ts';
import type { ThemeName } from './names.ts';

/** The visitor's theme, or the default if storage is blocked or holds something else. */
export function storedTheme(): ThemeName {
  try {
    return toThemeName(localStorage.getItem(themeStorageKey));
  } catch {
    return defaultTheme;
  }
}

/** Remembers the choice if the browser allows it. */
export function storeTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // The theme still switches; it is just not remembered.
  }
}
