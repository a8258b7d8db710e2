import { defaultTheme, themeLinkId } from '../theme/names.ts';
import { replaceSheet } from '../theme/replaceSheet.ts';
import { storedTheme } from '../theme/storage.ts';

/*
 * Runs before the first paint: a visitor who chose another theme never sees the default one,
 * because the new sheet holds the paint back.
 */
const theme = storedTheme();
const current = document.getElementById(themeLinkId);
if (theme !== defaultTheme && current instanceof HTMLLinkElement) {
  replaceSheet(current, theme, { holdPaint: true });
}
