/** Chrome before 114, Safari before 17 and Firefox before 125 have no popovers. */
export function hasPopover(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Closes a popover that the browser opened itself, and returns whether it was open. */
export function closeNativePopover(element: HTMLElement): boolean {
  if (!hasPopover() || !element.matches(':popover-open')) return false;
  element.hidePopover?.();
  return true;
}
