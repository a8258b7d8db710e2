import { asThemeName, defaultTheme, themeStorageKey } from './names.ts';
import type { ThemeName } from './names.ts';

/** The visitor's choice; storage that is blocked or holds nonsense counts as the default. */
export function storedTheme(): ThemeName {
  try {
    return asThemeName(localStorage.getItem(themeStorageKey));
  } catch {
    return defaultTheme;
  }
}

/** Keeps the choice, where the browser lets us. */
export function storeTheme(theme: ThemeName): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // The theme still switches; it is just not remembered.
  }
}
