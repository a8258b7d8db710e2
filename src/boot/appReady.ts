/** Sent to the document when the app has taken over the prerendered page. */
export const appReadyEvent = 'app-ready';

export function announceApp(): void {
  document.dispatchEvent(new Event(appReadyEvent));
}
