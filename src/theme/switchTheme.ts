import { themeFileName, themeLinkId } from './names.ts';
import type { ThemeName } from './names.ts';
import { replaceSheet } from './replaceSheet.ts';
import { storeTheme } from './storage.ts';

/** The stylesheet requested last; a newer choice cancels it if it is still loading. */
let pending: HTMLLinkElement | undefined;

/** Stores the choice and loads its stylesheet. */
export function switchTheme(theme: ThemeName): void {
  const current = document.getElementById(themeLinkId);
  if (!(current instanceof HTMLLinkElement)) {
    // oxlint-disable-next-line no-console -- the specification asks for a logged error
    console.error(`Theme stylesheet element #${themeLinkId} is missing`);
    return;
  }
  storeTheme(theme);
  if (pending !== current) pending?.remove();
  pending = current.href.endsWith(`/${themeFileName(theme)}`)
    ? undefined
    : replaceSheet(current, theme);
}
