import { hasPopover } from '../ui/popover.ts';
import { appReadyEvent } from './appReady.ts';

/**
 * Remembers the last button that was pressed before the app could hear of it, and presses it again
 * when the app is there: on a slow line the first tap on the menu is not lost.
 */
export function replayEarlyClick(): void {
  // Buttons that send a form or open a popover, and all that is no button, work without the app.
  const needsApp = `button[type=button]${hasPopover() ? ':not([popovertarget])' : ''}`;
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>(needsApp) : null;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    appReadyEvent,
    () => {
      document.removeEventListener('click', remember);
      // React drops clicks while it commits, so wait until it is done.
      queueMicrotask(() => pressed?.click());
    },
    { once: true },
  );
}
