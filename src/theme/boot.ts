import { defaultTheme, themeFileName, themeLinkId } from './names.ts';
import { storedTheme } from './storage.ts';

/*
 * Runs in the head, as a small script file of its own, before the first paint: a visitor who chose
 * another theme never sees the default one. The link is the parser's own and the body has not
 * begun, so the browser holds the first paint until the new sheet is there.
 */
const theme = storedTheme();
const link = document.getElementById(themeLinkId);
if (theme !== defaultTheme && link instanceof HTMLLinkElement) {
  link.href = new URL(themeFileName(theme), link.href).href;
}
