/** Closes the other entries of a group when one is opened. */
function closeOthers({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const group = target.getAttribute('name');
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (entry !== target && entry.getAttribute('name') === group) entry.open = false;
  }
}

/**
 * Accordions are `<details>` elements that share a name, so the browser keeps one open at a time.
 * Chrome before 120, Safari before 17.2 and Firefox before 130 ignore the name and need this.
 */
export function keepDetailsExclusive(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // The event does not bubble.
  document.addEventListener('toggle', closeOthers, true);
}
