import { quote } from './quote.ts';

/** The site gives up on a response beyond this size. */
const maxBodyBytes = 1_000_000;
const maxRedirects = 10;

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
export class UnusableResponse extends Error {
  override name = 'UnusableResponse';
}

/**
 * Sends a GET request. The timeout covers redirects and the body too. It only ever connects to the
 * host of `url`: a redirect must not make it open other hosts, or addresses inside our own network.
 */
export async function sendRequest(url: string, options: RequestOptions): Promise<RequestResult> {
  const { origin, timeoutSeconds, headersOnly = false } = options;
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  let responseStarted = false;
  const get = async (target: string | URL): Promise<Response> => {
    const headers: Record<string, string> = origin === undefined ? {} : { origin };
    const response = await fetch(target, { headers, redirect: 'manual', signal });
    responseStarted = true;
    return response;
  };
  try {
    let response = await get(url);
    let target = headersOnly ? undefined : redirectTarget(response, 0);
    for (let redirects = 1; target !== undefined; redirects += 1) {
      if (target.origin !== new URL(url).origin) {
        const host = quote(target.host);
        throw new UnusableResponse(`redirects to ${host}, which the site's security policy blocks`);
      }
      await response.body?.cancel();
      response = await get(target);
      target = redirectTarget(response, redirects);
    }
    const body = headersOnly ? '' : await readBody(response.body);
    if (headersOnly) await response.body?.cancel();
    const { status, headers } = response;
    const ms = performance.now() - startedAt;
    return { kind: 'response', status, headers, body, url: response.url, ms };
  } catch (error) {
    const message = failureMessage(error, signal, timeoutSeconds);
    return { kind: 'failure', message, responseStarted };
  }
}

/** Where a response redirects to, after some other redirects; `undefined` if it doesn't. */
export function redirectTarget(response: Response, redirects: number): URL | undefined {
  const { status, headers, url } = response;
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  if (!target || !/^https?:$/.test(target.protocol)) {
    throw new UnusableResponse(`redirects to ${quote(location)}, which is no web address`);
  }
  if (redirects === maxRedirects) {
    throw new UnusableResponse(`redirects more than ${maxRedirects} times`);
  }
  return target;
}

/** Why there is no usable response. */
export function failureMessage(error: unknown, signal: AbortSignal, seconds: number): string {
  if (signal.aborted) return `no response within ${seconds} s`;
  return error instanceof UnusableResponse ? error.message : connectionError(error);
}

async function readBody(stream: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  try {
    for await (const chunk of stream ?? []) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new UnusableResponse('the connection broke off mid-response');
  }
  if (bytes > maxBodyBytes) throw new UnusableResponse('the response is larger than 1 MB');
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
function connectionError(error: unknown): string {
  const cause = (error as Error).cause ?? error;
  const { code = '', message } = cause as NodeJS.ErrnoException;
  return messages[code] ?? (code || message);
}
