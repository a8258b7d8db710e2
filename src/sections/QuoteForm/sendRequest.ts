import { leadsUrl } from './leadsUrl.ts';

/** A request without a response by then has failed. */
const timeoutMs = 10_000;

/**
 * Sends a quote request; true if it was accepted. The content type is that of an ordinary form, so
 * browsers ask no permission first. What the response says is never shown, so only its status counts;
 * but a web page is what a wrong address or a host's own notice answers with, never an endpoint that
 * has accepted a request of a script.
 */
export async function sendRequest(body: URLSearchParams): Promise<boolean> {
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), timeoutMs);
  try {
    const { ok, headers } = await fetch(leadsUrl, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      signal: call.signal,
    });
    return ok && !/^text\/html\b/i.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
