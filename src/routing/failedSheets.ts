/** Stylesheets that failed to load. */
const failed = new Set<HTMLLinkElement>();

function recordFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}

/** Listens in the capture phase, because an element's error event does not bubble. */
export function watchForFailedSheets(): void {
  document.addEventListener('error', recordFailure, true);
}

/**
 * Loads failed stylesheets again. The bundler requests each only once, so without this a page that
 * failed to load while the visitor was offline would come back unstyled.
 */
export async function retryFailedSheets(): Promise<void> {
  // A failed sheet that was removed from the document is no longer needed.
  const links = [...failed].filter((link) => link.isConnected);
  failed.clear();
  await Promise.all(links.map(retry));
}

/** If the sheet fails again, it is recorded again and the page that needs it fails to load. */
function retry(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = document.createElement('link');
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.addEventListener('load', () => resolve());
    next.addEventListener('error', () => reject(new Error(`Failed to load ${link.href}`)));
    link.replaceWith(next);
  });
}
