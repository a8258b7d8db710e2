import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How many requests a client may pipeline; the connection closes after their responses. */
const maxPipelined = 100;

interface Connection {
  /** Requests whose response has not been sent completely. */
  pendingResponses: number;
  /** Whether any response has been sent completely. */
  hasResponded: boolean;
  /** `socket.bytesRead` after the last response; if it grows, another request has begun. */
  bytesReadWhenIdle: number;
  /** Runs once no response is pending. */
  onIdle?: () => void;
}

/** The open connections of a server, and which requests on them are pending. */
export class Connections {
  readonly #open = new Map<Duplex, Connection>();
  /** Set once the server is stopping. */
  #closeAfterResponse: ((socket: Socket) => void) | undefined;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { pendingResponses: 0, hasResponded: false, bytesReadWhenIdle: 0 });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  get sockets(): Iterable<Duplex> {
    return this.#open.keys();
  }

  /** Whether to respond to a request; false for those pipelined beyond the limit. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(socket);
    // This must be quick: Node may have parsed thousands of pipelined requests already.
    if (!connection || connection.pendingResponses >= maxPipelined) return false;
    connection.pendingResponses += 1;
    if (connection.pendingResponses === maxPipelined) socket.pause();
    if (connection.pendingResponses === maxPipelined || this.#closeAfterResponse) {
      response.setHeader('connection', 'close');
    }
    response.once('close', () => {
      connection.pendingResponses -= 1;
      connection.hasResponded = true;
      connection.bytesReadWhenIdle = socket.bytesRead;
      if (connection.pendingResponses === 0) connection.onIdle?.();
      // Headers sent before the stop did not say `Connection: close`, so the client may keep it open.
      this.#closeAfterResponse?.(socket);
    });
    return true;
  }

  /** From now on, sends `Connection: close` with every response and calls `close` after it. */
  closeAfterResponses(close: (socket: Duplex) => void): void {
    this.#closeAfterResponse = close;
  }

  isIdle(socket: Duplex): boolean {
    const connection = this.#open.get(socket);
    return (
      connection?.pendingResponses === 0 &&
      connection.bytesReadWhenIdle === (socket as Socket).bytesRead
    );
  }

  hasResponded(socket: Duplex): boolean {
    return this.#open.get(socket)?.hasResponded ?? false;
  }

  /** Runs `send` once all pending responses have been sent, so that they stay in order. */
  afterResponses(socket: Duplex, send: () => void): void {
    const connection = this.#open.get(socket);
    if (connection && connection.pendingResponses > 0) connection.onIdle = send;
    else send();
  }
}
