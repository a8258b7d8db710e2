import { pushEvent, withoutEmails } from './dataLayer.ts';

/** Addresses recorded since the last full page load. */
const recorded = new Set<string>();

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
