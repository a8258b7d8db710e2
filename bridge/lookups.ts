import { atMost } from '../commands/cli/at-most.ts';
import { BillingError, type Billing, type Tlds } from './billing.ts';
import { waitFor, type BridgeOptions } from './last-good.ts';

/** Lookups are slow, and registries ration them. */
const maxAtOnce = 4;
const maxWaiting = 60;
const lookupMs = 20_000;
/** How long visitors wait; the site gives up after ten seconds. Later answers are kept for the next. */
const patienceMs = 8000;
/** A free name may be taken any minute; a taken one stays taken. */
const keptMs = { true: 60_000, false: 600_000 } as const;
const maxKept = 5000;

/** Looks up whether names are free: each once, however many visitors ask. */
export function createLookups(
  billing: Billing,
  { log, keepAlive }: BridgeOptions,
): (names: readonly string[], tlds: Tlds) => Promise<object> {
  const kept = new Map<string, { available: boolean; until: number }>();
  const running = new Map<string, Promise<void>>();
  const takeTurn = atMost(maxAtOnce);
  let pausedUntil = 0;
  let lastMessage = '';

  async function lookUp(label: string, extension: string): Promise<void> {
    const name = `${label}.${extension}`;
    try {
      if (Date.now() < pausedUntil) return;
      const signal = AbortSignal.timeout(lookupMs);
      const available = await billing.isAvailable(label, extension, signal);
      lastMessage = '';
      if (available !== null) keep(name, available);
    } catch (error) {
      if (!(error instanceof BillingError)) throw error;
      if (error.retryAfterSeconds !== undefined) {
        pausedUntil = Date.now() + error.retryAfterSeconds * 1000;
      }
      if (error.message !== lastMessage) log(`lookups: ${error.message}`);
      lastMessage = error.message;
    }
  }

  function keep(name: string, available: boolean): void {
    kept.delete(name);
    kept.set(name, { available, until: Date.now() + keptMs[`${available}`] });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  }

  function known(name: string): boolean | null {
    const found = kept.get(name);
    return found && Date.now() < found.until ? found.available : null;
  }

  function start(name: string, tlds: Tlds): Promise<void> | undefined {
    const dot = name.indexOf('.');
    const [label, extension] = [name.slice(0, dot), name.slice(dot + 1)];
    // Only what is sold is looked up: other extensions would cost lookups and answer nothing.
    if (known(name) !== null || !Object.hasOwn(tlds, extension)) return undefined;
    const already = running.get(name);
    if (already || running.size >= maxWaiting) return already;
    const lookup = takeTurn(() => lookUp(label, extension)).finally(() => running.delete(name));
    running.set(name, lookup);
    keepAlive?.(lookup);
    return lookup;
  }

  return async (names, tlds) => {
    await waitFor(Promise.all(names.map(async (name) => start(name, tlds))), patienceMs);
    return Object.fromEntries(names.map((name) => [name, { available: known(name) }]));
  };
}
