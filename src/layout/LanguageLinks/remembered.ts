const key = 'language';

/** Remembers the language a visitor chose, for the home page's suggestion. */
export function rememberLanguage(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // The link still works.
  }
}

/** The language that a visitor chose before, if any. */
export function rememberedLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
