/*
 * How the app says that it has hydrated, first the frame and then the page inside it: an event for
 * the boot script, attributes on `<html>` for styles and tests.
 */

/** Dispatched once, when the frame has hydrated. From then on React handles clicks everywhere. */
export const appReadyEvent = 'app-ready';

export function announceAppReady(): void {
  keepInPlace(() => {
    document.documentElement.dataset['app'] = 'ready';
  });
  document.dispatchEvent(new Event(appReadyEvent));
}

/**
 * Sections that `src/styles/base.css` left without a layout now get their real heights. Those above the screen would
 * move what the visitor is reading, or about to tap; browsers don't prevent it when styles are the reason.
 */
function keepInPlace(change: () => void): void {
  const reading =
    window.scrollY > 0
      ? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
      : null;
  const top = reading?.getBoundingClientRect().top ?? 0;
  change();
  if (!reading) return;
  window.scrollBy({ top: reading.getBoundingClientRect().top - top });
}

export function announcePageReady(): void {
  document.documentElement.dataset['page'] = 'ready';
}
