import { themes } from '#content/themes.js';
import { defaultTheme, themeStorageKey } from './names.ts';

/** The visitor's theme, or the default if storage is blocked or holds something else. */
export function storedTheme(): string {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themes.find((theme) => theme === stored) ?? defaultTheme;
  } catch {
    return defaultTheme;
  }
}

/** Remembers the choice if the browser allows it. */
export function storeTheme(theme: string): void {
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // The theme still switches; it is just not remembered.
  }
}
