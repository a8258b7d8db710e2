import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface Reply {
  status: number;
  etag: string;
  length: number;
  /** Whether the server said that this connection ends here. */
  closes: boolean;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One HTTP connection on a bare socket. A client library would hide what counts here: it asks
 * again by itself when a kept connection is cut.
 */
export class Connection {
  /** The other side has hung up while nothing was under way, which it may. */
  ended = false;
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #bytes = 0;
  #head: Reply | undefined;
  #headLength = 0;
  #settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => {
      this.ended = true;
      this.#fail(new Error(`cut after ${this.#bytes} bytes`));
    });
    socket.on('end', () => {
      this.ended = true;
    });
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket));
      });
    });
  }

  ask(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    this.#settle = undefined;
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (!this.#head) {
      this.#received.push(chunk);
      const text = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
      const end = text.indexOf(headEnd);
      if (end === -1) return;
      this.#head = readHead(text.toString('latin1', 0, end));
      this.#headLength = end + headEnd.length;
    }
    const left = this.#headLength + this.#head.length - this.#bytes;
    if (left > 0) return;
    const head = this.#head;
    this.#received = [];
    this.#bytes = 0;
    this.#head = undefined;
    if (left < 0) {
      this.#fail(new Error(`${-left} bytes more than announced`));
      return;
    }
    this.#settle?.resolve(head);
    this.#settle = undefined;
  }
}

/** What the load needs of an answer's head. */
export function readHead(text: string): Reply {
  const field = (name: string) => new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(text)?.[1] ?? '';
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    etag: field('etag'),
    length: Number(field('content-length')),
    closes: field('connection').toLowerCase() === 'close',
  };
}
