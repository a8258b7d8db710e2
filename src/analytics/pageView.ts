declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Addresses recorded since the last full page load. */
const recorded = new Set<string>();

/** Replaces e-mail addresses in a URL, which analytics must not store. */
function withoutEmails(address: string): string {
  return address.replaceAll(/[^/?#&=:\s]+(?:@|%40)[^/?#&=\s]+/gi, 'e-mail');
}

/** Counts an address as seen without recording it: the page that is shown has rewritten its own query. */
export function skipPageView(pathWithQuery: string): void {
  recorded.add(pathWithQuery);
}

/** Records a page view once for each distinct path plus query until the next full page load. */
export function recordPageView(pathWithQuery: string, title: string): void {
  if (recorded.has(pathWithQuery)) return;
  recorded.add(pathWithQuery);
  window.dataLayer ??= [];
  const view = {
    event: 'page_view',
    page_path: withoutEmails(pathWithQuery),
    page_title: title,
    page_location: withoutEmails(window.location.href),
  };
  try {
    window.dataLayer.push(view);
  } catch (error) {
    // Tag managers replace push with their own function; if it throws, the page must keep working.
    reportError(error);
  }
}
