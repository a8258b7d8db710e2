import { focusHeading } from './focusHeading.ts';

/** An element in words that hold for a page rendered anew. */
interface Place {
  tag: string;
  href: string | null;
  text: string | null;
  /** How many elements before it have the same tag, address and text. */
  position: number;
}

const focusable = 'a[href], button, input, select, textarea, summary';

/** The element that a visitor last used, by history entry. */
const places = new Map<string, Place>();

function elementsLike({ tag, href }: Pick<Place, 'tag' | 'href'>): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute('href') === href,
  );
}

function withText(elements: HTMLElement[], text: string | null): HTMLElement[] {
  return elements.filter(({ textContent }) => textContent === text);
}

/** Saves what the visitor focused or clicked: Safari does not focus links on a click. */
export function savePlace(entry: string, target: EventTarget | null): void {
  const element = target instanceof Element ? target.closest<HTMLElement>(focusable) : null;
  if (!element) return;
  const text = element.textContent;
  const place = { tag: element.localName, href: element.getAttribute('href'), text };
  const position = withText(elementsLike(place), text).indexOf(element);
  places.set(entry, { ...place, position });
}

function findPlace(entry: string): HTMLElement | undefined {
  const place = places.get(entry);
  if (!place) return undefined;
  const alike = elementsLike(place);
  const same = withText(alike, place.text);
  // The text of a link may have changed, for example when the notes in the menus have loaded.
  return same[place.position] ?? same.at(-1) ?? (place.href === null ? undefined : alike[0]);
}

function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  return !!element && document.activeElement === element;
}

/** The button that opens the menu around an element; a closed menu's links take no focus. */
function buttonOfMenu(element: Element): HTMLElement | null {
  const menu = element.parentElement?.closest('[id]');
  if (!menu) return null;
  return (
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) ??
    buttonOfMenu(menu)
  );
}

/** Whether an element is where the visitor is looking, give or take a screen. */
function isNearby(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  return top > -window.innerHeight && top < 2 * window.innerHeight;
}

/** Focuses the page's first link or button on the screen that is not behind the header. */
function focusOnScreen(): boolean {
  const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return [...document.querySelectorAll<HTMLElement>(`main :is(${focusable})`)].some(
    (element) => element.getBoundingClientRect().top >= edge && takesFocus(element),
  );
}

/**
 * Moves the focus where the visitor was when they left an entry: to what they last used, or to what
 * is closest to it. The scroll position has been restored already.
 */
export function restoreFocus(entry: string): void {
  const element = findPlace(entry);
  if (element) {
    if (isNearby(element) && takesFocus(element)) return;
    if (takesFocus(buttonOfMenu(element))) return;
  }
  if (window.scrollY > 0 && focusOnScreen()) return;
  focusHeading();
}
