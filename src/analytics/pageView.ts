declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Addresses recorded since the last full page load. */
const recorded = new Set<string>();

/** An address without the e-mail addresses in it, which analytics must not store. */
function withoutEmails(address: string): string {
  return address.replaceAll(/[^/?#&=:\s]+(?:@|%40)[^/?#&=\s]+/gi, 'e-mail');
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
    // A tag manager replaces push with a function of its own, whose failure must not break the page.
    reportError(error);
  }
}
