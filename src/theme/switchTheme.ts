import { themeFileName, themeLinkId } from './names.ts';
import { replaceSheet } from './replaceSheet.ts';
import { storedTheme, storeTheme } from './storage.ts';

/** The stylesheet requested last; a newer choice cancels it if it is still loading. */
let pending: HTMLLinkElement | undefined;

/** Stores the choice and loads its stylesheet. Calls `onFailure` if that fails; the old theme stays. */
export function switchTheme(theme: string, onFailure: () => void): void {
  const current = document.getElementById(themeLinkId);
  if (!(current instanceof HTMLLinkElement)) {
    // oxlint-disable-next-line no-console -- the specification asks for a logged error
    console.error(`Theme stylesheet element #${themeLinkId} is missing`);
    onFailure();
    return;
  }
  const before = storedTheme();
  storeTheme(theme);
  if (pending !== current) pending?.remove();
  if (current.href.endsWith(`/${themeFileName(theme)}`)) {
    pending = undefined;
    return;
  }
  pending = replaceSheet(current, theme);
  pending.addEventListener('error', () => {
    storeTheme(before);
    onFailure();
  });
}
