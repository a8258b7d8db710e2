import { Connection } from './connection.ts';
import type { Reply } from './connection.ts';
import type { Question } from './questions.ts';

export interface TrafficOptions {
  port: number;
  questions: readonly Question[];
  connections: number;
}

/** Every so many requests a client asks on a new connection, as visitors come and go. */
const requestsPerVisit = 50;

/** Many clients that ask one question after the other until they are told to end. */
export class Traffic {
  readonly latencies: number[] = [];
  readonly failures: string[] = [];
  bytes = 0;
  /** Connections that the server no longer took after it was told to stop: no failure. */
  refused = 0;
  readonly #options: TrafficOptions;
  readonly #clients: Promise<void>[];
  #next = 0;
  #over = false;
  #stopping = false;

  constructor(options: TrafficOptions) {
    this.#options = options;
    this.#clients = Array.from({ length: options.connections }, () => this.#runClient());
  }

  /** The server is about to be told to stop: from now on it may refuse new connections. */
  serverStops(): void {
    this.#stopping = true;
  }

  /** Lets each client finish what it asked; after a stop, until the server takes no more. */
  async end(): Promise<void> {
    this.#over = !this.#stopping;
    await Promise.all(this.#clients);
  }

  async #runClient(): Promise<void> {
    let connection: Connection | undefined;
    let asked = 0;
    while (!this.#over) {
      if (!connection || connection.ended) {
        connection = await this.#open();
        if (!connection) return;
      }
      asked += 1;
      const closes = asked % requestsPerVisit === 0;
      const isKept = await this.#askNext(connection, closes);
      if (isKept) continue;
      connection.close();
      connection = undefined;
    }
    connection?.close();
  }

  async #open(): Promise<Connection | undefined> {
    try {
      return await Connection.open(this.#options.port);
    } catch (error) {
      const isRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
      if (this.#stopping && isRefused) this.refused += 1;
      else this.failures.push(`connecting: ${String(error)}`);
      return undefined;
    }
  }

  /** Asks the next question of the mix; gives whether the connection lives on. */
  async #askNext(connection: Connection, closes: boolean): Promise<boolean> {
    const { questions } = this.#options;
    const question = questions[this.#next % questions.length];
    this.#next += 1;
    if (!question) throw new Error('there is nothing to ask');
    const { name, text } = question;
    const started = performance.now();
    try {
      const reply = await connection.ask(
        closes ? text.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n') : text,
      );
      this.latencies.push(performance.now() - started);
      this.bytes += reply.length;
      const wrong = difference(question, reply);
      if (wrong) this.failures.push(`${name}: ${wrong}`);
      return !reply.closes;
    } catch (error) {
      this.failures.push(`${name}: ${String(error)}${this.#stopping ? ' (after SIGTERM)' : ''}`);
      return false;
    }
  }
}

/** What is wrong with an answer, if anything. */
export function difference(wanted: Question, reply: Reply): string | undefined {
  for (const part of ['status', 'length', 'etag'] as const) {
    if (reply[part] !== wanted[part]) return `${part} ${reply[part]} instead of ${wanted[part]}`;
  }
  return undefined;
}
