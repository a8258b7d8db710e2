import { browserLocation } from './location.ts';

/** Whether the current history entry is the one of an open overlay, such as the side menu. */
export function isOverlayEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state;
}

/**
 * Adds a history entry for an overlay that opens, so that Back closes it and stays on the page. It
 * has the page's own address and key: for everything else it is the same entry.
 */
export function pushOverlayEntry(): void {
  // A reload leaves the entry and closes the overlay.
  if (isOverlayEntry()) return;
  window.history.pushState({ key: browserLocation().key, overlay: true }, '');
}

/** Removes the entry of an overlay that was closed in another way than by Back. */
export function removeOverlayEntry(): void {
  if (isOverlayEntry()) window.history.back();
}

/** Leaves the site from an overlay: Back leads to the page below it, at once. */
export function leaveOverlay(address: string): void {
  // Otherwise closing the overlay would go back, and cancel the navigation.
  window.history.replaceState({ key: browserLocation().key }, '');
  window.location.replace(address);
}
