/** Marks the stylesheet of a page, in the HTML of the first one and on those that the app adds. */
export const pageSheetAttribute = 'data-page-sheet';

const loading = new Map<string, Promise<void>>();

function pageSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${pageSheetAttribute}]`)];
}

function addSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  link.setAttribute(pageSheetAttribute, '');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Failed to load ${link.href}`));
    });
    document.head.append(link);
  });
}

/** Loads a page's stylesheet once, and does not apply it yet. A failure is not cached, so the next call tries again. */
export function loadPageSheet(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const isInPage = pageSheets().some((link) => link.getAttribute('href') === href);
  const promise = isInPage ? Promise.resolve() : addSheet(href);
  loading.set(href, promise);
  promise.catch(() => loading.delete(href));
  return promise;
}

/** Applies one page's stylesheet and no other's: pages share rules, and two sheets at once would mix up their order. */
export function applyPageSheet(href: string): void {
  for (const link of pageSheets()) {
    link.media = link.getAttribute('href') === href ? 'all' : 'not all';
  }
}
