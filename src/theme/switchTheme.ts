import { themeFileName, themeLinkId } from './names.ts';
import type { ThemeName } from './names.ts';
import { storeTheme } from './storage.ts';

/** The sheet on its way; a newer choice takes its place. */
let arriving: HTMLLinkElement | undefined;

/**
 * Stores the choice and swaps the sheet: the old link goes when the new one has loaded, so that
 * the page is never without a theme.
 */
export function switchTheme(theme: ThemeName): void {
  const current = document.getElementById(themeLinkId);
  if (!(current instanceof HTMLLinkElement)) {
    // oxlint-disable-next-line no-console -- the specification asks for a logged error
    console.error(`Theme stylesheet element #${themeLinkId} is missing`);
    return;
  }
  storeTheme(theme);
  arriving?.remove();
  arriving = undefined;
  const href = new URL(themeFileName(theme), current.href).href;
  if (href === current.href) return;

  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = href;
  next.addEventListener('load', () => {
    current.remove();
    next.id = themeLinkId;
    if (arriving === next) arriving = undefined;
  });
  next.addEventListener('error', () => next.remove());
  arriving = next;
  current.after(next);
}
