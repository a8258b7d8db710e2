import { Connection } from './connection.ts';
import type { ResponseHead } from './connection.ts';
import type { RecordedRequest } from './requests.ts';

export interface TrafficOptions {
  port: number;
  requests: readonly RecordedRequest[];
  connections: number;
}

/** Clients reconnect after this many requests, as visitors come and go. */
const requestsPerConnection = 50;

/** Clients that send the recorded requests, one after the other, until `end`. */
export class Traffic {
  readonly latencies: number[] = [];
  readonly failures: string[] = [];
  bytes = 0;
  /** Connections refused during shutdown, which is not a failure. */
  refused = 0;
  readonly #options: TrafficOptions;
  readonly #clients: Promise<void>[];
  #next = 0;
  #isOver = false;
  #isShuttingDown = false;

  constructor(options: TrafficOptions) {
    this.#options = options;
    this.#clients = Array.from({ length: options.connections }, () => this.#runClient());
  }

  /** Call before stopping the server: from now on it may refuse new connections. */
  expectShutdown(): void {
    this.#isShuttingDown = true;
  }

  /** Waits for every client: to finish its request, or to be refused during a shutdown. */
  async end(): Promise<void> {
    this.#isOver = !this.#isShuttingDown;
    await Promise.all(this.#clients);
  }

  async #runClient(): Promise<void> {
    let connection: Connection | undefined;
    let sent = 0;
    while (!this.#isOver) {
      if (!connection || connection.ended) {
        connection = await this.#connect();
        if (!connection) return;
      }
      sent += 1;
      const isLast = sent % requestsPerConnection === 0;
      const staysOpen = await this.#sendNext(connection, isLast);
      if (staysOpen) continue;
      connection.close();
      connection = undefined;
    }
    connection?.close();
  }

  async #connect(): Promise<Connection | undefined> {
    try {
      return await Connection.open(this.#options.port);
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (this.#isShuttingDown && isRefused) this.refused += 1;
      else this.failures.push(`connecting: ${String(error)}`);
      return undefined;
    }
  }

  /** Sends the next request. Returns whether the connection stays open. */
  async #sendNext(connection: Connection, isLast: boolean): Promise<boolean> {
    const { requests } = this.#options;
    const request = requests[this.#next % requests.length];
    this.#next += 1;
    if (!request) throw new Error('There are no recorded requests to send');
    const { name, text } = request;
    const started = performance.now();
    try {
      const head = await connection.send(
        isLast ? text.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n') : text,
      );
      this.latencies.push(performance.now() - started);
      this.bytes += head.length;
      const mismatch = findMismatch(request, head);
      if (mismatch) this.failures.push(`${name}: ${mismatch}`);
      return !head.closes;
    } catch (error) {
      const when = this.#isShuttingDown ? ' (after SIGTERM)' : '';
      this.failures.push(`${name}: ${String(error)}${when}`);
      return false;
    }
  }
}

/** How a response differs from the recorded one, if it does. */
export function findMismatch(expected: RecordedRequest, head: ResponseHead): string | undefined {
  for (const field of ['status', 'length', 'etag'] as const) {
    if (head[field] !== expected[field]) {
      return `${field} ${head[field]} instead of ${expected[field]}`;
    }
  }
  return undefined;
}
