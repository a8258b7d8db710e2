import { useEffect } from 'react';
import type { RefObject } from 'react';

const focusable = 'a[href], button, summary';

/** Visible ones only: links in a closed group have no box. */
function stops(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** Tab goes round inside the menu. */
function keepTabInside(menu: HTMLElement, event: KeyboardEvent): void {
  const all = stops(menu);
  const first = all[0];
  const last = all.at(-1);
  const outside = !menu.contains(document.activeElement);
  if (event.shiftKey && (outside || document.activeElement === first)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (outside || document.activeElement === last)) {
    event.preventDefault();
    first?.focus();
  }
}

/**
 * While the menu is open: marks the body, keeps the focus inside and answers Escape. Gives the
 * focus back to where it was once the menu is closed, unless a navigation has moved it on.
 */
export function useModalMenu(
  menu: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = menu.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    document.body.setAttribute('data-overlay', '');
    element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepTabInside(element, event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.body.removeAttribute('data-overlay');
      const lost =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [menu, open, close]);
}
