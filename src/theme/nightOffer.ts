import { themeStorageKey } from './names.ts';

const offeredKey = 'night-offered';

/**
 * Whether to offer the dark theme: the visitor's system is dark, they have not chosen a theme, and
 * it has not been offered before. True at most once for each visitor.
 */
export function shouldOfferNight(): boolean {
  if (!window.matchMedia('(prefers-color-scheme: dark)').matches) return false;
  try {
    const decided = localStorage.getItem(themeStorageKey) ?? localStorage.getItem(offeredKey);
    localStorage.setItem(offeredKey, 'yes');
    return decided === null;
  } catch {
    // Without storage the offer would come back on every page.
    return false;
  }
}
