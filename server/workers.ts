import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import type { Environment } from '../cli/settings.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { UserError } from '../cli/user-error.ts';

/** What a worker sends to the primary once it listens. */
const listeningMessage = 'listening';

/** How many processes serve the site: a number, or `max` for one per processor. */
export function readWorkers(environment: Environment): number {
  const value = environment['WORKERS'];
  if (!value) return 1;
  if (value === 'max') return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(value)) {
    throw new UserError(
      `WORKERS must be a whole number from 1 to 999 or "max", e.g. 2 (got "${value}").`,
    );
  }
  return Number(value);
}

/**
 * Runs this program in `count` worker processes on one port; resolves once all of them listen. A
 * worker that dies later is replaced. One that fails to start has already printed why, so
 * everything stops.
 */
export async function startWorkers(count: number): Promise<void> {
  let stopping = false;
  stopOnSignal(async () => {
    stopping = true;
    await stopAll();
  });

  await new Promise<void>((resolve) => {
    const listening = new Set<number>();
    // Cluster's own 'listening' event is missing for workers that use reusePort.
    cluster.on('message', (worker, message) => {
      if (message !== listeningMessage) return;
      listening.add(worker.id);
      if (listening.size === count) resolve();
    });
    cluster.on('exit', (worker, code, signal) => {
      if (stopping) return;
      if (!listening.has(worker.id)) {
        stopping = true;
        void stopAll().then(() => process.exit(1));
        return;
      }
      console.error(`Worker ${worker.process.pid} exited (${signal || code}); starting another.`);
      cluster.fork();
    });
    for (let started = 0; started < count; started += 1) cluster.fork();
  });
}

/** In a worker: tells the primary that this worker listens. */
export function reportListening(): void {
  if (cluster.isWorker) process.send?.(listeningMessage);
}

async function stopAll(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          worker.once('exit', () => resolve());
          worker.process.kill('SIGTERM');
        }),
    ),
  );
}
