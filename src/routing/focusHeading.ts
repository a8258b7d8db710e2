/** Moves the focus to the page's heading, without scrolling. The next Tab continues from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // A heading needs a tabindex to take the focus.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
