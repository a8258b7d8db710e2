import * as v from 'valibot';
import { BillingError } from './billing.ts';

/** Where last good answers outlive the process. Neither function throws. */
export interface Storage {
  read: (name: string) => Promise<string | undefined>;
  write: (name: string, text: string) => Promise<void>;
}

export interface BridgeOptions {
  storage?: Storage;
  log: (line: string) => void;
  /** Told of work that goes on after an answer, which ends a worker's request. */
  keepAlive?: (work: Promise<unknown>) => void;
}

interface LastGoodOptions<T> extends BridgeOptions {
  name: string;
  load: (signal: AbortSignal) => Promise<T>;
  schema: v.GenericSchema<unknown, T>;
  /** Billing system, address and currency: what was kept for others is not used. */
  source: string;
  maxAgeMs: number;
}

/** How long an answer is passed on without asking again. */
export const freshMs = 60_000;
/** How long a visitor waits for a newer answer: less than the two seconds that the site waits. */
const patienceMs = 1500;
/** How long a visitor waits for a first answer: less than the ten seconds that the site waits. */
const firstPatienceMs = 8000;
const loadMs = 30_000;
/** After a failure, nobody asks for this long. */
const pauseMs = 10_000;

export type LastGood<T> = ReturnType<typeof createLastGood<T>>;

/** Keeps the last good answer, in memory and in the storage, and asks for a newer one at most once at a time. */
export function createLastGood<T>(options: LastGoodOptions<T>) {
  const { name, load, schema, source, maxAgeMs, storage, log, keepAlive } = options;
  let kept: { at: number; value: T } | undefined;
  let running: { done: Promise<void>; since: number } | undefined;
  let failure: string | undefined;
  let pausedUntil = 0;
  const restored = restore();

  async function restore(): Promise<void> {
    const text = await storage?.read(name);
    if (text === undefined) return;
    try {
      const stored = v.object({ source: v.literal(source), at: v.number(), value: schema });
      kept = v.parse(stored, JSON.parse(text));
    } catch {
      log(`${name}: what was kept is damaged or from other settings, so it is not used.`);
    }
  }

  const age = (): number => (kept ? Date.now() - kept.at : Infinity);
  // A clock that was wrong may have dated an answer into the future.
  const isUsable = (): boolean => Math.abs(age()) < maxAgeMs;
  const isFresh = (): boolean => age() >= 0 && age() < freshMs;

  /** One update at a time, for all visitors. */
  function startUpdate(): { done: Promise<void>; since: number } {
    // In a worker, a request that is cut off never settles it.
    if (running && Date.now() - running.since < 2 * loadMs) return running;
    running = { done: update(), since: Date.now() };
    keepAlive?.(running.done);
    return running;
  }

  async function update(): Promise<void> {
    try {
      const value = await load(AbortSignal.timeout(loadMs));
      kept = { at: Date.now(), value };
      if (failure !== undefined) log(`${name}: the billing system answers again.`);
      failure = undefined;
      void storage?.write(name, JSON.stringify({ source, ...kept }));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'failed';
      const stays = isUsable() ? ' Visitors get the last good prices.' : '';
      // Once per reason: an outage of a day must not fill the log.
      if (message !== failure) log(`${name}: ${message}${stays}`);
      failure = message;
      pausedUntil = Date.now() + pauseMs;
    } finally {
      running = undefined;
    }
  }

  return {
    /** The newest answer that can be had in time; throws if there is none. */
    async get() {
      await restored;
      if (!isFresh() && (running || Date.now() >= pausedUntil)) {
        const { done, since } = startUpdate();
        // Only the first visitors of a slow update wait for it.
        await waitFor(done, isUsable() ? since + patienceMs - Date.now() : firstPatienceMs);
      }
      if (!kept || !isUsable()) throw new BillingError('There is no last good answer.');
      return { value: kept.value, ageMs: Math.max(0, age()), fresh: isFresh() };
    },
    state: () => ({
      age: isUsable() ? Math.max(0, Math.round(age() / 1000)) : null,
      failing: failure !== undefined,
    }),
  };
}

/** Resolves with the promise or after the time, whichever is first. */
export async function waitFor(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms));
  });
  await Promise.race([promise, timeout]);
  clearTimeout(timer);
}
