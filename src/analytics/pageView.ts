import { pushEvent, withoutEmails } from './dataLayer.ts';

/** Addresses recorded since the last full page load. */
const recorded = new Set<string>();

/** Counts an address as seen without recording it: the page that is shown has rewritten its own query. */
export function skipPageView(pathWithQuery: string): void {
  recorded.add(pathWithQuery);
}

/** Records a page view once for each distinct path plus query until the next full page load. */
export function recordPageView(pathWithQuery: string, title: string): void {
  if (recorded.has(pathWithQuery)) return;
  recorded.add(pathWithQuery);
  pushEvent({
    event: 'page_view',
    page_path: withoutEmails(pathWithQuery),
    page_title: title,
    page_location: withoutEmails(window.location.href),
  });
}
