import sprite from '../generated/icons.svg?url&no-inline';
import { iconContainerId } from './id.ts';

let requested = false;

/** Copies the symbols that a document lacks from the sprite. */
export function copyMissingIcons(from: ParentNode, to: Document): void {
  const container = to.getElementById(iconContainerId)?.firstElementChild;
  for (const symbol of from.querySelectorAll('symbol')) {
    if (!to.getElementById(symbol.id)) container?.append(to.importNode(symbol, true));
  }
}

/**
 * Fetches the icons that were not in the first page's HTML, for what it may show later and for the
 * pages after it. Can be called often: it fetches the sprite once, and again only if that failed.
 */
export function fetchRemainingIcons(): void {
  if (requested) return;
  requested = true;
  // The only way to parse a document that Trusted Types allow.
  const request = new XMLHttpRequest();
  request.open('GET', sprite);
  request.responseType = 'document';
  request.addEventListener('loadend', () => {
    // It fails offline, and if a newer release has removed the file.
    requested = request.status === 200;
    if (requested && request.responseXML) copyMissingIcons(request.responseXML, document);
  });
  request.send();
}
