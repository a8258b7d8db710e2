import { useEffect } from 'react';
import type { RefObject } from 'react';

const focusable = 'a[href], button, summary';

/** Visible elements only: links in a closed group have no box. */
function tabStops(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/** Tab cycles inside the menu. */
function trapTab(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(menu);
  const first = stops[0];
  const last = stops.at(-1);
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
 * While the menu is open, opening or closing: marks the body, keeps Tab inside, and closes on
 * Escape.
 */
export function useModalKeys(
  menu: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = menu.current;
    if (!open || !element) return undefined;
    document.body.setAttribute('data-overlay', '');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') trapTab(element, event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.body.removeAttribute('data-overlay');
    };
  }, [menu, open, close]);
}

/**
 * Moves the focus into the menu once it is shown, and back when it closes, unless the focus has
 * moved elsewhere.
 */
export function useFocusInside(menu: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = menu.current;
    if (!shown || !element) return undefined;
    const previous = document.activeElement;
    element.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    return () => {
      const isFocusLost =
        document.activeElement === document.body || element.contains(document.activeElement);
      if (isFocusLost && previous instanceof HTMLElement) previous.focus({ preventScroll: true });
    };
  }, [menu, shown]);
}

/** Everything on the page but the menu and its backdrop. */
function elementsOutside(menu: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let node: Element = menu; node.parentElement && node !== document.body;) {
    const { parentElement } = node;
    found.push(...[...parentElement.children].filter((child) => child !== node));
    node = parentElement;
  }
  return found.filter(
    (element) => !element.hasAttribute('data-state') && !element.hasAttribute('inert'),
  );
}

/**
 * Makes the rest of the page inert while the menu is open, so that screen readers stay in it. Ends
 * before a navigation moves the focus.
 */
export function useInertPage(menu: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open || !menu.current) return undefined;
    const elements = elementsOutside(menu.current);
    for (const element of elements) element.setAttribute('inert', '');
    return () => {
      for (const element of elements) element.removeAttribute('inert');
    };
  }, [menu, open]);
}
