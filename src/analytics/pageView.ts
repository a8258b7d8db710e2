declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Addresses counted since this page was loaded. */
const counted = new Set<string>();

/** Records a visit once for each distinct path plus query in the life of a loaded page. */
export function recordPageView(pathWithQuery: string, title: string): void {
  if (counted.has(pathWithQuery)) return;
  counted.add(pathWithQuery);
  window.dataLayer ??= [];
  const view = {
    event: 'page_view',
    page_path: pathWithQuery,
    page_title: title,
    page_location: window.location.href,
  };
  try {
    window.dataLayer.push(view);
  } catch (error) {
    // A tag manager replaces push with its own function; its failure must not break the page.
    reportError(error);
  }
}
