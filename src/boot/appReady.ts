/*
 * What the app tells the document while it takes over the prerendered page, first its frame and
 * then the page inside: by an event for the boot script, by marks for styles and tests.
 */

/** Sent once, when the frame is there: from now on each press is heard, on the page's part too. */
export const appReadyEvent = 'app-ready';

export function announceApp(): void {
  document.documentElement.dataset['app'] = 'ready';
  document.dispatchEvent(new Event(appReadyEvent));
}

export function announcePage(): void {
  document.documentElement.dataset['page'] = 'ready';
}
