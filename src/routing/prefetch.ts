import { fetchOtherIcons } from '../icons/otherIcons.ts';
import { findPage, findRedirect } from './paths.ts';
import { watchSheets } from './sheets.ts';
import { loadView } from './views.ts';

/** The page behind a link of this site, redirects followed. */
function viewBehind(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin) return undefined;
  let path = link.pathname;
  // The table's longest chain has two steps; the bound keeps a mistaken loop harmless.
  for (let step = 0; step < 4; step += 1) path = findRedirect(path) ?? path;
  return findPage(path)?.view;
}

function fetchAhead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const view = link && viewBehind(link);
  if (!view) return;
  fetchOtherIcons();
  // A failure here costs nothing: the click tries again.
  loadView(view).catch(() => {});
}

/** Fetches a page's chunk as soon as a visitor points at, focuses or touches a link to it. */
export function startPrefetching(): void {
  watchSheets();
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, fetchAhead, { passive: true });
  }
}
