import { fetchFromPortal, takeEarlyCall } from '../boot/earlyCalls.ts';
import { portalMessages } from '../content/portalMessages.ts';
import { fillIn, messageOf } from './errors.ts';

/** A call that has not answered in full by then has failed. */
export const callLimitSeconds = 10;

/**
 * Asks the portal and gives its JSON, unchecked. Fails with an Error whose message visitors may
 * read. When `signal` aborts, it fails with the signal's reason, which nobody must show.
 */
export async function callPortal(url: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  // One controller of our own: AbortSignal.any is missing in browsers that are still in use.
  const call = new AbortController();
  const leave = () => call.abort();
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    call.abort();
  }, callLimitSeconds * 1000);
  signal.addEventListener('abort', leave, { once: true });

  try {
    return parse(await fetchText(url, call.signal));
  } catch (error) {
    signal.throwIfAborted();
    const message = late
      ? fillIn(portalMessages.late, { seconds: callLimitSeconds })
      : messageOf(error);
    throw new Error(message, { cause: error });
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', leave);
  }
}

async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  const response = await (takeEarlyCall(url, signal) ?? fetchFromPortal(url, signal));
  if (!response.ok) throw new Error(fillIn(portalMessages.badStatus, { status: response.status }));
  // Not response.json(): a connection cut in the middle and a bad text would look the same.
  return await response.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(portalMessages.noJson, { cause: error });
  }
}
