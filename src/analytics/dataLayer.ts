declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/**
 * Replaces e-mail addresses in a URL or a text, which analytics must not store. Part by part, because
 * a pattern over the whole text would take minutes for a parameter of a megabyte.
 */
export function withoutEmails(text: string): string {
  return text.replaceAll(/[^/?#&=:\s]+/g, (part) => (/.(?:@|%40)./i.test(part) ? 'e-mail' : part));
}

/** Puts an event into the data layer, whether or not anything reads it. */
export function pushEvent(event: { event: string; [field: string]: unknown }): void {
  window.dataLayer ??= [];
  try {
    window.dataLayer.push(event);
  } catch (error) {
    // Tag managers replace push with their own function; if it throws, the page must keep working.
    reportError(error);
  }
}
