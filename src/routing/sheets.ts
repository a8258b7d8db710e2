/** Stylesheets that did not come. */
const missing = new Set<HTMLLinkElement>();

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

/** Errors of elements do not bubble: only the capturing way passes here. */
export function watchSheets(): void {
  document.addEventListener('error', noteFailure, true);
}

/**
 * Asks once more for the sheets that did not come. The bundler's loader asks for each only once, so
 * without this a page that failed to load while the visitor was offline would come back unstyled.
 */
export async function fetchMissingSheets(): Promise<void> {
  // Whoever took a failed sheet out of the page does not want it any more.
  const links = [...missing].filter((link) => link.isConnected);
  missing.clear();
  await Promise.all(links.map(fetchAgain));
}

/** A sheet that fails again is noted by the watch, and its page fails with it. */
function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = document.createElement('link');
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`${link.href} did not come`)));
    link.replaceWith(next);
  });
}
