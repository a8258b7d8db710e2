import { BillingError } from './billing.ts';

/** The catalogue of a large company is about a megabyte. */
const maxBytes = 8_000_000;

/**
 * Sends a request to the billing system called `name` and parses the body. It follows no redirect,
 * because the request may contain a secret.
 */
export async function fetchJson(
  name: string,
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: unknown }> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const location = response.headers.get('location') ?? '';
      const origin = URL.canParse(location, url) ? new URL(location, url).origin : 'nowhere';
      throw new BillingError(
        `${name} redirects to ${origin}. Set BILLING_URL to the address that it redirects to.`,
      );
    }
    text = await readText(name, response);
  } catch (error) {
    if (error instanceof BillingError) throw error;
    throw new BillingError(`${name} can't be reached: ${explain(error)}.`);
  }
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    throw new BillingError(
      `${name} limits how often it may be asked.`,
      seconds > 0 ? Math.min(seconds, 3600) : 60,
    );
  }
  try {
    return { status: response.status, json: JSON.parse(text) };
  } catch {
    const found = /^\s*</.test(text) ? 'an HTML page' : 'something that is not JSON';
    throw new BillingError(
      `${name} answers with ${found} (status ${response.status}): it is in maintenance, a firewall answers for it, or BILLING_URL is wrong.`,
    );
  }
}

async function readText(name: string, { body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BillingError(`${name} sends more than ${maxBytes / 1e6} MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Only names and codes of errors: their messages may repeat the request. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'the request failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it does not respond';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'its host name is not found';
  if (code === 'ECONNREFUSED') return 'it refuses connections';
  if (/CERT|SIGNATURE|TLS|SSL/.test(code)) return `its certificate is not valid (${code})`;
  return code ? `the connection failed (${code})` : 'the connection failed';
}
