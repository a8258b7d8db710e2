import { layOutSkippedSections } from './sectionLayout.ts';

/*
 * How the app signals that it has hydrated, first the frame and then the page inside it: an event
 * for the boot script, attributes on `<html>` for tests and for the browser's own prefetching.
 */

/** Dispatched once, when the frame has hydrated. From then on React handles clicks everywhere. */
export const appReadyEvent = 'app-ready';

export function announceAppReady(): void {
  document.documentElement.dataset['app'] = 'ready';
  document.dispatchEvent(new Event(appReadyEvent));
}

export function announcePageReady(): void {
  document.documentElement.dataset['page'] = 'ready';
  layOutSkippedSections();
}
