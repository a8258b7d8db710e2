import cluster, { type Worker } from 'node:cluster';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendOrder, waitForReport } from './messages.ts';
import type { PinnedRelease } from './release-store.ts';

/** A worker that dies sooner than this after its start counts as one that failed to start. */
const stableMs = 10_000;
const firstRetryMs = 500;
const maxRetryMs = 30_000;
/** How long load balancers have to notice that the server is not ready, before the port closes. */
const notReadyMs = 1_000;
/** A worker stops on its own within its limit; one that hangs is killed after this. */
const killMs = 5_000;

/**
 * The processes that serve a release, all on one port. The primary process owns the port and the
 * workers take connections from the same queue, so none is lost when one of them stops.
 */
export class WorkerPool {
  #release: PinnedRelease;
  /** Each worker that is listening, with its generation. */
  readonly #workers = new Map<Worker, number>();
  /** How many reloads there have been. */
  #generation = 0;
  #stopping = false;

  constructor(release: PinnedRelease) {
    this.#release = release;
    cluster.schedulingPolicy = cluster.SCHED_NONE;
  }

  get release(): PinnedRelease {
    return this.#release;
  }

  /** Starts all workers. Rejects if one fails; that worker has printed why. */
  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#startWorker()));
  }

  /**
   * Replaces the workers one by one with workers of another release. If the first of them fails to
   * start, rejects and keeps the old release in service.
   */
  async roll(next: PinnedRelease): Promise<void> {
    // A page sent by one worker may request its files from any other.
    await Promise.allSettled(
      [...this.#workers.keys()].map(async (worker) => {
        const added = waitForReport(worker, 'files-added');
        sendOrder(worker, { order: 'add-files', folder: next.folder });
        await added;
      }),
    );
    const previous = this.#release;
    this.#release = next;
    this.#generation += 1;
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
    const generation = this.#generation;
    const program = join(folder, 'server.js');
    cluster.setupPrimary({
      args: [folder, id, ...others],
      // A release brings its own server; in the source tree there is only one.
      ...(existsSync(program) && { exec: program }),
    });
    const worker = cluster.fork();
    await waitForReport(worker, 'listening');
    const startedAt = performance.now();
    this.#workers.set(worker, generation);
    worker.once('exit', (code, signal) => {
      // A worker that was told to stop is no longer in the map.
      if (!this.#workers.delete(worker) || this.#stopping) return;
      console.error(`Worker ${worker.process.pid} exited (${signal || code}); starting another.`);
      const diedYoung = performance.now() - startedAt < stableMs;
      void this.#replace(diedYoung ? 1 : 0);
    });
    if (folder === this.#release.folder) return;
    // A reload has replaced the release while this worker was starting.
    void this.#stopWorker(worker, { last: false });
    await this.#startWorker();
  }

  #oldWorker(): Worker | undefined {
    return [...this.#workers].find(([, generation]) => generation < this.#generation)?.[0];
  }

  /** Starts a worker; retries after longer and longer delays until one starts. */
  async #replace(failures = 0): Promise<void> {
    if (failures > 0) await sleep(Math.min(maxRetryMs, firstRetryMs * 2 ** (failures - 1)));
    if (this.#stopping) return;
    try {
      await this.#startWorker();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`A worker could not start: ${reason}. Trying again.`);
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
