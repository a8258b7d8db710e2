import { fetchFromPortal, takeEarlyCall } from '../boot/earlyCalls.ts';
import { PortalError } from './errors.ts';
import { countWhilePending } from './pendingCalls.ts';

/** A call without a complete response by then has failed. */
const timeoutSeconds = 10;

/** The largest response we have seen is a hundredth of this. Parsing ten times as much freezes a phone. */
const maxBytes = 1_000_000;

/**
 * Calls the portal and returns its JSON, unchecked. Fails with an error that
 * `portalErrorMessage` puts into words; once `signal` has aborted, with the signal's reason, which must
 * not be shown.
 */
export async function callPortal(url: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  // A separate controller, because some browsers we support lack AbortSignal.any.
  const call = new AbortController();
  const abort = () => call.abort();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    call.abort();
  }, timeoutSeconds * 1000);
  signal.addEventListener('abort', abort, { once: true });

  try {
    return parse(await countWhilePending(fetchText(url, call.signal)));
  } catch (error) {
    signal.throwIfAborted();
    if (timedOut) throw new PortalError('timeout', { seconds: String(timeoutSeconds) }, error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await (takeEarlyCall(url, signal) ?? fetchFromPortal(url, signal));
  if (!response.ok) throw new PortalError('badStatus', { status: String(response.status) });
  return await readText(response);
}

/**
 * Gives up on a response that is too large before it is parsed. Not response.json(), which fails the
 * same way for a lost connection and for invalid JSON.
 */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.length;
    if (bytes > maxBytes) {
      // Stops the download. It may fail in turn, which no longer matters.
      reader?.cancel().catch(() => {});
      throw new PortalError('invalidJson');
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PortalError('invalidJson', {}, error);
  }
}
