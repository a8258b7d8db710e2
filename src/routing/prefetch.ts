import { fetchRemainingIcons } from '../icons/remainingIcons.ts';
import { parseLocation } from './location.ts';
import { findPage, findRedirect } from './paths.ts';
import { watchForFailedSheets } from './failedSheets.ts';
import { loadView } from './views.ts';

/** The path of the page that a link of this site leads to, after redirects. */
function pageForLink(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin) return undefined;
  let location = parseLocation(link.href);
  // The longest chain of redirects has two steps; the limit makes a loop harmless.
  for (let step = 0; step < 4; step += 1) {
    const target = findRedirect(location);
    if (target !== undefined) location = parseLocation(target);
  }
  return findPage(location.pathname)?.path;
}

function prefetch(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link && pageForLink(link);
  if (!path) return;
  fetchRemainingIcons();
  // Ignore a failure: a click tries again.
  loadView(path).catch(() => {});
}

/** Loads a page's chunk as soon as a visitor hovers, focuses or touches a link to it. */
export function startPrefetching(): void {
  watchForFailedSheets();
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}
