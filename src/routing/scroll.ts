/** Where the visitor was on each history entry, by the router's key. */
const positions = new Map<string, number>();

/** Notes the position of the entry on show; called at each scroll, so it must stay this small. */
export function noteScroll(key: string): void {
  positions.set(key, window.scrollY);
}

/** Back and forward return to where the visitor was; an entry never seen starts at the top. */
export function restoreScroll(key: string): void {
  window.scrollTo({ top: positions.get(key) ?? 0 });
}

/** A new page starts at its top, or at the place that the address's hash names. */
export function scrollToStart(hash: string): void {
  const place = hash === '' ? null : document.getElementById(decodeHash(hash));
  if (place) place.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
