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

/** An entry of the data layer. Other scripts may put anything there. */
interface Entry {
  event?: unknown;
  page_location?: unknown;
  ecommerce?: object;
}

/** The events of src/analytics. */
const ours = new Set<unknown>(['page_view', 'begin_checkout', 'search', 'generate_lead']);

/**
 * Google Analytics 4: forwards our events in the data layer, including those from before consent.
 */
export function loadGoogleAnalytics(id: string): void {
  const forward = (entry: unknown): void => {
    const { event, ecommerce, ...fields } = (entry ?? {}) as Entry;
    if (!ours.has(event)) return;
    if (event === 'page_view') {
      // Otherwise other hits would send the full address, with the e-mail addresses that we removed.
      gtag('set', { page_location: fields.page_location });
    }
    // Tag Manager reads `ecommerce`; this tag takes its fields directly.
    gtag('event', event, { ...fields, ...ecommerce });
  };
  gtag('js', new Date());
  const entries = (window.dataLayer ??= []);
  // After the first location is set: the tag reads the queue in order.
  const first = entries.find((entry) => (entry as Entry | null)?.event === 'page_view');
  gtag('set', { page_location: (first as Entry | undefined)?.page_location });
  gtag('config', id, { send_page_view: false });
  entries.forEach(forward);
  const push = entries.push.bind(entries);
  entries.push = (...added) => {
    added.forEach(forward);
    return push(...added);
  };
  loadScript(`${host}/gtag/js?id=${encodeURIComponent(id)}&l=gtagQueue`);
}
