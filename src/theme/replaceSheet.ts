import { themeFileName, themeLinkId } from './names.ts';
import type { ThemeName } from './names.ts';

/**
 * Loads a theme's sheet beside the current one. The old link goes when the new one has loaded, so
 * that the page is never without a theme; a sheet that does not come leaves everything as it was.
 */
export function replaceSheet(
  current: HTMLLinkElement,
  theme: ThemeName,
  { holdPaint = false } = {},
): HTMLLinkElement {
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  // Only a sheet that says so before it is inserted holds back the first paint.
  if (holdPaint) next.setAttribute('blocking', 'render');
  next.href = new URL(themeFileName(theme), current.href).href;
  next.addEventListener('load', () => {
    current.remove();
    next.id = themeLinkId;
  });
  next.addEventListener('error', () => next.remove());
  current.after(next);
  return next;
}
