import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reported, sendOrder } from './messages.ts';
import type { PinnedRelease } from './release-store.ts';

/** A worker that dies sooner than this after its start counts as one that failed to start. */
const stableMs = 10_000;
const firstRetryMs = 500;
const maxRetryMs = 30_000;
/** How long load balancers have to notice that the server is not ready, before the port closes. */
export const notReadyMs = 1_000;
/** A worker stops by itself within its limit; one that hangs is killed after this. */
const killMs = 5_000;

/**
 * The processes that serve a release, all on one port. The primary process owns the port and the
 * workers take connections from the same queue, so none is lost when one of them stops.
 */
export class WorkerPool {
  #release: PinnedRelease;
  /** Each worker that listens, with the number of the reload that started it. */
  readonly #workers = new Map<Worker, number>();
  #round = 0;
  #stopping = false;

  constructor(release: PinnedRelease) {
    this.#release = release;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  get release(): PinnedRelease {
    return this.#release;
  }

  /** Starts all workers. Rejects if one fails, which has then printed why. */
  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#startWorker()));
  }

  /**
   * Replaces the workers one by one with workers of another release. Rejects if the first of them
   * fails to start; then the old release goes on.
   */
  async roll(next: PinnedRelease): Promise<void> {
    // Any worker may get the requests for the files of a page that another one has sent.
    await Promise.allSettled(
      [...this.#workers.keys()].map(async (worker) => {
        const added = reported(worker, 'files-added');
        sendOrder(worker, { order: 'add-files', folder: next.folder });
        await added;
      }),
    );
    const previous = this.#release;
    this.#release = next;
    this.#round += 1;
    try {
      await this.#startWorker();
    } catch {
      this.#release = previous;
      throw new Error(`No worker could start with release ${next.id}.`);
    }
    for (let worker = this.#oldWorker(); worker; worker = this.#oldWorker()) {
      await this.#stopWorker(worker, { last: false });
      if (this.#oldWorker()) await this.#replace();
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const workers = [...this.#workers.keys()];
    for (const worker of workers) sendOrder(worker, { order: 'not-ready' });
    await sleep(notReadyMs);
    await Promise.all(workers.map((worker) => this.#stopWorker(worker, { last: true })));
  }

  async #startWorker(): Promise<void> {
    const { id, folder, others } = this.#release;
    const round = this.#round;
    const program = join(folder, 'server.js');
    cluster.setupPrimary({
      args: [folder, id, ...others],
      // A release brings its own server; in the source tree there is only one.
      ...(existsSync(program) && { exec: program }),
    });
    const worker = cluster.fork();
    await reported(worker, 'listening');
    const startedAt = performance.now();
    this.#workers.set(worker, round);
    worker.once('exit', (code, signal) => {
      // One that was told to stop is no longer listed.
      if (!this.#workers.delete(worker) || this.#stopping) return;
      console.error(`Worker ${worker.process.pid} exited (${signal || code}); starting another.`);
      const diedYoung = performance.now() - startedAt < stableMs;
      void this.#replace(diedYoung ? 1 : 0);
    });
    if (folder === this.#release.folder) return;
    // A reload has overtaken it.
    void this.#stopWorker(worker, { last: false });
    await this.#startWorker();
  }

  #oldWorker(): Worker | undefined {
    return [...this.#workers].find(([, round]) => round < this.#round)?.[0];
  }

  /** Starts a worker, and tries again, less and less often, until that works. */
  async #replace(failures = 0): Promise<void> {
    if (failures > 0) await sleep(Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1)));
    if (this.#stopping) return;
    try {
      await this.#startWorker();
    } catch (error) {
      console.error(`A worker could not start (${String(error)}); trying again.`);
      await this.#replace(failures + 1);
    }
  }

  async #stopWorker(worker: Worker, { last }: { last: boolean }): Promise<void> {
    this.#workers.delete(worker);
    if (worker.isDead()) return;
    const exited = new Promise((resolve) => {
      worker.once('exit', resolve);
    });
    sendOrder(worker, { order: 'stop', last });
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), killMs);
    await exited;
    clearTimeout(kill);
  }
}
