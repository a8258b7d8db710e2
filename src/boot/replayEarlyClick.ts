import { hasPopover } from '../ui/popover.ts';
import { appReadyEvent } from './appReady.ts';

/**
 * Remembers the last button that was clicked before the app was ready, and clicks it again once it
 * is, so that the first tap on a menu is not lost on a slow connection.
 */
export function replayEarlyClick(): void {
  // Submit buttons, popover buttons and everything else work without the app.
  const needsApp = `button[type=button]${hasPopover() ? ':not([popovertarget])' : ''}`;
  let clicked: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest<HTMLButtonElement>(needsApp) : null;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    appReadyEvent,
    () => {
      document.removeEventListener('click', remember);
      // React drops clicks while it commits, so wait until it is done.
      queueMicrotask(() => clicked?.click());
    },
    { once: true },
  );
}
