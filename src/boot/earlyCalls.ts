/** A portal call that the boot script started before the app was loaded. */
interface EarlyCall {
  response: Promise<Response>;
  controller: AbortController;
  startedAt: number;
}

declare global {
  /** By URL. The app removes each call that it picks up. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/** A response that nobody picked up for this long may be out of date. */
export const maxAgeMs = 60_000;

/** How the site calls the portal: a plain GET without cookies. */
export function fetchFromPortal(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: 'omit', signal });
}

/** Starts a call that the app will need. */
export function startEarlyCall(url: string): void {
  const controller = new AbortController();
  const response = fetchFromPortal(url, controller.signal);
  // Whoever picks up the call handles its failure; until then it must not count as unhandled.
  response.catch(() => {});
  globalThis.earlyCalls ??= new Map();
  globalThis.earlyCalls.set(url, { response, controller, startedAt: performance.now() });
}

/** Picks up a call that was started early, once. Aborting `signal` aborts the call. */
export function takeEarlyCall(url: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = globalThis.earlyCalls?.get(url);
  if (!early) return undefined;
  globalThis.earlyCalls?.delete(url);
  if (performance.now() - early.startedAt > maxAgeMs) return undefined;
  signal.addEventListener('abort', () => early.controller.abort(), { once: true });
  return early.response;
}
