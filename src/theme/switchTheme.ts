import { themeFileName, themeLinkId } from './names.ts';
import type { ThemeName } from './names.ts';
import { replaceSheet } from './replaceSheet.ts';
import { storeTheme } from './storage.ts';

/** The sheet asked for last; should it still be on its way, a newer choice takes its place. */
let arriving: HTMLLinkElement | undefined;

/** Stores the choice and swaps the sheet. */
export function switchTheme(theme: ThemeName): void {
  const current = document.getElementById(themeLinkId);
  if (!(current instanceof HTMLLinkElement)) {
    // oxlint-disable-next-line no-console -- the specification asks for a logged error
    console.error(`Theme stylesheet element #${themeLinkId} is missing`);
    return;
  }
  storeTheme(theme);
  if (arriving !== current) arriving?.remove();
  arriving = current.href.endsWith(`/${themeFileName(theme)}`)
    ? undefined
    : replaceSheet(current, theme);
}
