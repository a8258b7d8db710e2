import sprite from '../generated/icons.svg?url&no-inline';
import { iconsHolderId } from './id.ts';

let asked = false;

/** Copies the drawings that a document lacks from the sprite with all of them. */
export function copyMissing(from: ParentNode, to: Document): void {
  const holder = to.getElementById(iconsHolderId)?.firstElementChild;
  for (const symbol of from.querySelectorAll('symbol')) {
    if (!to.getElementById(symbol.id)) holder?.append(to.importNode(symbol, true));
  }
}

/**
 * Fetches the drawings that the first page did not bring, for what it may yet show and for the
 * pages after it. Called as often as you like; a sprite that did not come is asked for again.
 */
export function fetchOtherIcons(): void {
  if (asked) return;
  asked = true;
  // The one way to have a document parsed that Trusted Types leave open.
  const request = new XMLHttpRequest();
  request.open('GET', sprite);
  request.responseType = 'document';
  request.addEventListener('loadend', () => {
    // Offline, and where a newer release has removed the file.
    asked = request.status === 200;
    if (asked && request.responseXML) copyMissing(request.responseXML, document);
  });
  request.send();
}
