import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface ResponseHead {
  status: number;
  etag: string;
  /** The length of the body in bytes. */
  length: number;
  /** Whether the server closes the connection after this response. */
  closes: boolean;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One HTTP connection on a raw socket. HTTP clients retry silently when the server closes a
 * keep-alive connection, which is exactly what the load test must notice.
 */
export class Connection {
  /** The server has closed the connection. */
  ended = false;
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #bytes = 0;
  #head: ResponseHead | undefined;
  #headLength = 0;
  #pending: { resolve: (head: ResponseHead) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => {
      this.ended = true;
      this.#fail(new Error(`connection closed after ${this.#bytes} bytes`));
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

  send(request: string): Promise<ResponseHead> {
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#pending = undefined;
    this.#socket.destroy();
  }

  #fail(error: Error): void {
    this.#pending?.reject(error);
    this.#pending = undefined;
  }

  #receive(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (!this.#head) {
      this.#received.push(chunk);
      const text = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
      const end = text.indexOf(headEnd);
      if (end === -1) return;
      this.#head = parseHead(text.toString('latin1', 0, end));
      this.#headLength = end + headEnd.length;
    }
    const missing = this.#headLength + this.#head.length - this.#bytes;
    if (missing > 0) return;
    const head = this.#head;
    this.#received = [];
    this.#bytes = 0;
    this.#head = undefined;
    if (missing < 0) {
      this.#fail(new Error(`${-missing} bytes more than the content-length`));
      return;
    }
    this.#pending?.resolve(head);
    this.#pending = undefined;
  }
}

export function parseHead(text: string): ResponseHead {
  const header = (name: string) =>
    new RegExp(`\\r\\n${name}: ([^\\r]*)`, 'i').exec(text)?.[1] ?? '';
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    etag: header('etag'),
    length: Number(header('content-length')),
    closes: header('connection').toLowerCase() === 'close',
  };
}
