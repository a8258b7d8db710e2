import { quote } from './quote.ts';

/** The site gives up on a response beyond this size. */
const maxBodyBytes = 1_000_000;
const maxRedirects = 5;

export interface PortalResponse {
  kind: 'response';
  status: number;
  headers: Headers;
  body: string;
  /** The final address, after redirects. */
  url: string;
  ms: number;
}

export interface Failure {
  kind: 'failure';
  message: string;
  /** Whether the portal sent any part of a response. */
  responseStarted: boolean;
}

export type RequestResult = PortalResponse | Failure;

export interface RequestOptions {
  /** Sent as the `Origin` header, as a browser does for a page of that origin. */
  origin?: string;
  timeoutSeconds: number;
  /** Does not follow redirects or download the body. */
  headersOnly?: boolean;
}

/** Thrown for a response that the site could not use; the message says why. */
class UnusableResponse extends Error {
  override name = 'UnusableResponse';
}

/**
 * Sends a GET request. The timeout covers redirects and the body too. It only ever connects to the
 * host of `url`: a redirect must not make it open other hosts, or addresses inside our own network.
 */
export async function sendRequest(url: string, options: RequestOptions): Promise<RequestResult> {
  const { origin, timeoutSeconds, headersOnly = false } = options;
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  let responseStarted = false;
  try {
    let response = await get(url, origin, timeout);
    responseStarted = true;
    let target = headersOnly ? undefined : redirectTarget(response);
    for (let redirects = 0; target !== undefined; redirects += 1) {
      if (redirects === maxRedirects)
        throw new UnusableResponse(`redirects more than ${maxRedirects} times`);
      await response.body?.cancel();
      response = await get(target, origin, timeout);
      target = redirectTarget(response);
    }
    const body = headersOnly ? '' : await readBody(response.body);
    if (headersOnly) await response.body?.cancel();
    return {
      kind: 'response',
      status: response.status,
      headers: response.headers,
      body,
      url: response.url,
      ms: performance.now() - startedAt,
    };
  } catch (error) {
    return { kind: 'failure', message: explain(error), responseStarted };
  }

  function explain(error: unknown): string {
    if (timeout.aborted) return `no response within ${timeoutSeconds} s`;
    if (error instanceof UnusableResponse) return error.message;
    return responseStarted ? 'the connection broke off mid-response' : connectionError(error);
  }
}

function get(url: string, origin: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = origin === undefined ? {} : { origin };
  return fetch(url, { headers, redirect: 'manual', signal });
}

/** Where a response redirects to; `undefined` if it doesn't. */
function redirectTarget({ status, headers, url }: Response): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  if (target?.origin === new URL(url).origin) return target.href;
  const host = quote(target?.host ?? location);
  throw new UnusableResponse(`redirects to ${host}, which the site's security policy blocks`);
}

async function readBody(stream: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of stream ?? []) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new UnusableResponse('the response is larger than 1 MB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const messages: Readonly<Record<string, string>> = {
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'the DNS lookup failed',
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'the connection was closed without a response',
  UND_ERR_SOCKET: 'the connection was closed without a response',
  ETIMEDOUT: 'the host does not respond',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not respond',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the host',
  CERT_HAS_EXPIRED: 'the TLS certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the TLS certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the TLS certificate comes from an unknown authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the TLS certificate is for another host',
};

/** Node puts the reason for a failed fetch in the error's cause, as a code. */
export function connectionError(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return messages[code] ?? (code || (cause instanceof Error ? cause.message : 'request failed'));
}
