import { loadScript } from './trustedScripts.ts';

const host = 'https://www.googletagmanager.com';

declare global {
  interface Window {
    /** The queue of Google's tag. */
    gtagQueue?: unknown[];
  }
}

/** Google Tag Manager: the container reads page views from the data layer itself. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${host}/gtm.js?id=${encodeURIComponent(id)}`);
}

/** Google's tag only accepts the arguments object itself. */
function gtag(..._command: unknown[]): void {
  window.gtagQueue ??= [];
  // oxlint-disable-next-line prefer-rest-params -- an array is ignored
  window.gtagQueue.push(arguments);
}

/**
 * Google Analytics 4: forwards the page views in the data layer, including those from before
 * consent.
 */
export function loadGoogleAnalytics(id: string): void {
  const forward = (entry: unknown): void => {
    const { event, ...view } = entry as { event?: unknown; page_location?: unknown };
    if (event !== 'page_view') return;
    // Otherwise other hits would send the full address, with the e-mail addresses that we removed.
    gtag('set', { page_location: view.page_location });
    gtag('event', 'page_view', view);
  };
  gtag('js', new Date());
  const views = (window.dataLayer ??= []);
  // After the first location is set: the tag reads the queue in order.
  const [first] = views as { page_location?: unknown }[];
  gtag('set', { page_location: first?.page_location });
  gtag('config', id, { send_page_view: false });
  views.forEach(forward);
  const push = views.push.bind(views);
  views.push = (...entries) => {
    entries.forEach(forward);
    return push(...entries);
  };
  loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}&l=gtagQueue`);
}
