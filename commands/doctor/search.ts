import { connectionError } from './request.ts';
import { quote } from './quote.ts';

/** A name that is taken everywhere, so that nobody's cart or statistics get a new one. */
export const testName = 'example.com';
const maxRedirects = 10;

export interface SearchResult {
  /** The origins that redirects lead to, in order, besides the portal's own. */
  origins: readonly string[];
  /** The final status, or why there is none. */
  outcome: number | string;
  /** Whether the name was still posted, or in the address, at the end. */
  keepsName: boolean;
}

interface SearchOptions {
  /** The site's origin, which browsers send with the form. */
  origin: string;
  timeoutSeconds: number;
}

/**
 * Posts a domain search and follows its redirects, to other hosts too, as a browser would without a
 * security policy. It reads no response body.
 */
export async function postSearch(
  address: string,
  { origin, timeoutSeconds }: SearchOptions,
): Promise<SearchResult> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  const portal = new URL(address).origin;
  const origins = new Set<string>();
  let url = new URL(address);
  let isPost = true;
  const result = (outcome: number | string): SearchResult => ({
    origins: [...origins],
    outcome,
    keepsName: isPost || url.href.includes(testName),
  });
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response: Response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { accept: 'text/html', ...(isPost && { origin }) },
        ...(isPost && { method: 'POST', body: new URLSearchParams({ domain: testName }) }),
      });
      await response.body?.cancel();
      const { status } = response;
      const location = response.headers.get('location');
      if (![301, 302, 303, 307, 308].includes(status) || location === null) return result(status);
      const next = URL.canParse(location, url) ? new URL(location, url) : null;
      if (next === null || !/^https?:$/.test(next.protocol)) {
        return result(`redirects to ${quote(location)}, which is no web address`);
      }
      if (next.origin !== portal) origins.add(next.origin);
      // Only 307 and 308 keep a posted form.
      isPost &&= status === 307 || status === 308;
      url = next;
    }
    return result(`redirects more than ${maxRedirects} times`);
  } catch (error) {
    const reason = signal.aborted
      ? `no response within ${timeoutSeconds} s`
      : connectionError(error);
    return result(`${quote(url.origin)}: ${reason}`);
  }
}
