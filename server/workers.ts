import cluster from 'node:cluster';
import { stopOnSignal } from '../cli/stop-signals.ts';

/** What a copy sends once it listens. */
const listeningWord = 'listening';

/**
 * Runs `count` copies of this program on one port and resolves once all of them listen. A copy
 * that dies later is replaced; one that cannot even start has said why, and ends everything.
 */
export async function startWorkers(count: number): Promise<void> {
  let stopping = false;
  stopOnSignal(async () => {
    stopping = true;
    await stopAll();
  });

  await new Promise<void>((resolve) => {
    const listening = new Set<number>();
    // Node itself tells only of copies whose connections it hands out.
    cluster.on('message', (worker, message) => {
      if (message !== listeningWord) return;
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
      console.error(`Worker ${worker.process.pid} ended (${signal || code}); starting another.`);
      cluster.fork();
    });
    for (let started = 0; started < count; started += 1) cluster.fork();
  });
}

/** In a copy: tells the program that started it that it listens. */
export function tellListening(): void {
  if (cluster.isWorker) process.send?.(listeningWord);
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
