import cluster, { type Worker } from 'node:cluster';

/** What the primary process tells a worker. Workers of a newer release must understand these too. */
export type Order =
  /** Serve the hashed files of another release as well. */
  | { order: 'add-files'; folder: string }
  /** Report at /healthz/ready that the server is about to stop. */
  | { order: 'not-ready' }
  /** Stop: `last` if no other worker keeps listening. */
  | { order: 'stop'; last: boolean };

/** What a worker tells the primary process. */
export type Report = 'listening' | 'files-added';

export function sendOrder(worker: Worker, order: Order): void {
  // A worker that has just died is replaced anyway.
  worker.send(order, () => {});
}

/** Called by a worker. */
export function report(message: Report): void {
  process.send?.(message);
}

/** Called by a worker: handles each order from the primary process. */
export function onOrder(handle: (order: Order) => void): void {
  cluster.worker?.on('message', (message: Order) => handle(message));
}

/** Resolves when the worker sends the report; rejects if it exits or cannot start. */
export function waitForReport(worker: Worker, message: Report): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (received) => {
      if (received === message) resolve();
    });
    worker.on('error', reject);
    worker.once('exit', (code, signal) => reject(new Error(`it exited (${signal || code})`)));
  });
}
