import { appReadyEvent } from './appReady.ts';

/**
 * Remembers the last button that was pressed before the app could hear of it, and presses it again
 * when the app is there: on a slow line the first tap on the menu is not lost.
 */
export function keepTap(): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    // Buttons that send a form or open a popover, and all that is no button, work without the app.
    pressed =
      target instanceof Element
        ? target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])')
        : null;
  };
  document.addEventListener('click', remember);
  document.addEventListener(
    appReadyEvent,
    () => {
      document.removeEventListener('click', remember);
      pressed?.click();
    },
    { once: true },
  );
}
