/** No portal response is larger; the rest is cut off to protect memory. */
const maxBodyBytes = 2_000_000;

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

/** Sends a GET request. The timeout covers the body too. */
export async function sendRequest(url: string, options: RequestOptions): Promise<RequestResult> {
  const { origin, timeoutSeconds, headersOnly = false } = options;
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  let responseStarted = false;
  try {
    const response = await fetch(url, {
      headers: origin === undefined ? {} : { origin },
      redirect: headersOnly ? 'manual' : 'follow',
      signal: timeout,
    });
    responseStarted = true;
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
    const message = timeout.aborted
      ? `no response within ${timeoutSeconds} s`
      : responseStarted
        ? 'the connection broke off mid-response'
        : connectionError(error);
    return { kind: 'failure', message, responseStarted };
  }
}

async function readBody(stream: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of stream ?? []) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) break;
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
function connectionError(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return messages[code] ?? (code || (cause instanceof Error ? cause.message : 'request failed'));
}
