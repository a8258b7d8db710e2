import { defaultTheme, themeLinkId } from './names.ts';
import { replaceSheet } from './replaceSheet.ts';
import { storedTheme } from './storage.ts';

/*
 * Runs in the head, as a small script file of its own, before the first paint: a visitor who chose
 * another theme never sees the default one, because the new sheet holds the first paint back.
 */
const theme = storedTheme();
const current = document.getElementById(themeLinkId);
if (theme !== defaultTheme && current instanceof HTMLLinkElement) {
  replaceSheet(current, theme, { holdPaint: true });
}
