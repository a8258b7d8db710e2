/** More than this no answer of a portal weighs; the rest would only fill the memory. */
const mostBytes = 2_000_000;

/** What came back from one request. */
export type Reply =
  | {
      kind: 'answer';
      status: number;
      headers: Headers;
      body: string;
      /** Where the answer came from, after redirects. */
      url: string;
      ms: number;
    }
  | {
      kind: 'failure';
      message: string;
      /** Whether the portal had begun to answer. */
      begun: boolean;
    };

export interface Asking {
  /** Sent along, as a browser does for a page of that origin. */
  origin?: string;
  timeoutSeconds: number;
  /** Takes a redirect as the answer, and leaves the body where it is. */
  headOnly?: boolean;
}

/** Asks with GET, as a visitor's browser would, and never longer than the limit. */
export async function ask(url: string, asking: Asking): Promise<Reply> {
  const { origin, timeoutSeconds, headOnly = false } = asking;
  const started = performance.now();
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutSeconds * 1000);
  let begun = false;
  try {
    const response = await fetch(url, {
      headers: origin === undefined ? {} : { origin },
      redirect: headOnly ? 'manual' : 'follow',
      signal: limit.signal,
    });
    begun = true;
    const body = headOnly ? '' : await readBody(response);
    if (headOnly) await response.body?.cancel();
    return {
      kind: 'answer',
      status: response.status,
      headers: response.headers,
      body,
      url: response.url,
      ms: performance.now() - started,
    };
  } catch (error) {
    const message = limit.signal.aborted
      ? `no answer within ${timeoutSeconds} s`
      : begun
        ? 'the connection broke in the middle of the answer'
        : whyUnreachable(error);
    return { kind: 'failure', message, begun };
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) break;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ECONNREFUSED: 'nothing listens at this address',
  ECONNRESET: 'the connection was closed before any answer',
  UND_ERR_SOCKET: 'the connection was closed before any answer',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it signed its certificate itself',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by anybody known',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

/** Node hides the reason of a failed fetch in its cause, and there in a code. */
function whyUnreachable(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code =
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return reasons[code] ?? (code || (cause instanceof Error ? cause.message : 'the call failed'));
}
