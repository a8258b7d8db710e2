/** Moves the focus to the page's heading, without scrolling. The next Tab goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  // Without a tabindex a heading takes no focus.
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
