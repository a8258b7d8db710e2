import { quote } from './quote.ts';

/** The site gives up on a response beyond this size. */
const maxBodyBytes = 1_000_000;
const maxRedirects = 10;

export interface RequestOptions {
  timeoutSeconds: number;
  /** Sent as the `Origin` header, as a browser does for a page of that origin. */
  origin?: string;
  /** Posted as a browser does, which then follows redirects to any host. */
  form?: URLSearchParams;
  /** Does not follow redirects or download the body. */
  headersOnly?: boolean;
}

/** What came back, after redirects. */
export interface Reply {
  /** Why there is no usable response. */
  failure?: string;
  /** 0 if nothing came back. */
  status: number;
  headers: Headers;
  body: string;
  /** The last address. */
  url: string;
  /** The origin of each address that redirects led to. */
  origins: string[];
  /** Whether the form was posted to the last address too. */
  isPosted: boolean;
  ms: number;
}

/** Thrown for a response that the site could not use; the message says why. */
class UnusableResponse extends Error {
  override name = 'UnusableResponse';
}

/**
 * Sends a request. The timeout covers redirects and the body too. Without a form it only ever connects to
 * one origin: a redirect must not make it open other hosts, or addresses inside our own network.
 */
export async function sendRequest(url: string, options: RequestOptions): Promise<Reply> {
  const { timeoutSeconds, origin, form, headersOnly = false } = options;
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  const accept = form ? 'text/html' : '*/*';
  const headers = { accept, ...(origin !== undefined && { origin }) };
  let init: RequestInit = form ? { method: 'POST', body: form, headers } : { headers };
  const nothing = { status: 0, headers: new Headers(), body: '', ms: 0 };
  const reply: Reply = { ...nothing, url, origins: [], isPosted: form !== undefined };
  try {
    for (;;) {
      const response = await fetch(reply.url, { ...init, redirect: 'manual', signal });
      reply.status = response.status;
      reply.headers = response.headers;
      const target = redirectTarget(response);
      if (target) reply.origins.push(target.origin);
      if (target || headersOnly || form) await response.body?.cancel();
      else reply.body = await readBody(response.body);
      if (!target || headersOnly) break;
      if (!form && target.origin !== new URL(url).origin) {
        const host = quote(target.host);
        throw new UnusableResponse(`redirects to ${host}, which the site's security policy blocks`);
      }
      if (reply.origins.length > maxRedirects) {
        throw new UnusableResponse(`redirects more than ${maxRedirects} times`);
      }
      reply.url = target.href;
      // Only 307 and 308 keep a posted form.
      if (form && response.status !== 307 && response.status !== 308) {
        reply.isPosted = false;
        init = { headers: { accept } };
      }
    }
  } catch (error) {
    const reason = error instanceof UnusableResponse ? error.message : connectionError(error);
    reply.failure = signal.aborted ? `no response within ${timeoutSeconds} s` : reason;
  }
  reply.ms = performance.now() - startedAt;
  return reply;
}

/** Where a response redirects to; `undefined` if it doesn't. */
function redirectTarget({ status, headers, url }: Response): URL | undefined {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return undefined;
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  if (target && /^https?:$/.test(target.protocol)) return target;
  throw new UnusableResponse(`redirects to ${quote(location)}, which is no web address`);
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
