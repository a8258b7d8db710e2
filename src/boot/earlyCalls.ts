/** A call to the portal that was made before the app was there to make it. */
interface EarlyCall {
  response: Promise<Response>;
  controller: AbortController;
  startedAt: number;
}

declare global {
  /** By address; what the app picks up is gone from here. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** An answer that nobody picked up for so long may be out of date. */
export const freshForMs = 60_000;

/** How the site calls the portal: a plain GET without cookies. */
export function fetchFromPortal(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: 'omit', signal });
}

/** Makes a call that the app will ask for. */
export function callEarly(url: string): void {
  const controller = new AbortController();
  const response = fetchFromPortal(url, controller.signal);
  // Whoever picks the call up sees its failure; where nobody does, it is no uncaught error.
  response.catch(() => {});
  globalThis.earlyCalls ??= new Map();
  globalThis.earlyCalls.set(url, { response, controller, startedAt: performance.now() });
}

/** The call made earlier, once; when `signal` aborts, so does the call. */
export function takeEarlyCall(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.earlyCalls?.get(url);
  if (!early) return undefined;
  globalThis.earlyCalls?.delete(url);
  if (performance.now() - early.startedAt > freshForMs) return undefined;
  signal.addEventListener('abort', () => early.controller.abort(), { once: true });
  return early.response;
}
