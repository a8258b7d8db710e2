/** Scroll positions by history entry. */
const positions = new Map<string, number>();

/** Saves the position of the current entry. Called on every scroll event, so keep it cheap. */
export function saveScroll(entry: string): void {
  positions.set(entry, window.scrollY);
}

/** Returns to the entry's position, or to the top if it has none. */
export function restoreScroll(entry: string): void {
  window.scrollTo({ top: positions.get(entry) ?? 0 });
}

/** Scrolls to the element that the hash names, or to the top. */
export function scrollToHashOrTop(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
