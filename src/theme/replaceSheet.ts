import { themeFileName, themeLinkId } from './names.ts';

/**
 * Loads a theme's stylesheet next to the current one, and removes the current one once the new one
 * has loaded, so that the page always has a theme. If it fails to load, nothing changes.
 */
export function replaceSheet(current: HTMLLinkElement, theme: string): HTMLLinkElement {
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  // The browser waits for it only before the first paint.
  next.setAttribute('blocking', 'render');
  next.href = new URL(themeFileName(theme), current.href).href;
  next.addEventListener('load', () => {
    current.remove();
    next.id = themeLinkId;
  });
  next.addEventListener('error', () => next.remove());
  current.after(next);
  return next;
}
