import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Nobody needs more responses in advance; after these the connection closes. */
const maxPipelined = 100;

interface Connection {
  /** Requests whose response has not been sent completely. */
  pendingResponses: number;
  /** Whether any response has been sent completely. */
  hasResponded: boolean;
  /** `socket.bytesRead` after the last response; if it grows, another request has begun. */
  bytesReadWhenIdle: number;
  /** Runs when no response is pending any more. */
  onIdle?: () => void;
}

/** The open connections of a server, and which requests on them are pending. */
export class Connections {
  readonly #open = new Map<Duplex, Connection>();
  #onLastResponse: ((socket: Socket) => void) | undefined;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { pendingResponses: 0, hasResponded: false, bytesReadWhenIdle: 0 });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  get sockets(): Iterable<Duplex> {
    return this.#open.keys();
  }

  /** Whether to respond to a request. The others arrived after one that closes the connection. */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(socket);
    // Node has already parsed what it read, so this must be quick: there may be thousands.
    if (!connection || connection.pendingResponses >= maxPipelined) return false;
    connection.pendingResponses += 1;
    if (connection.pendingResponses === maxPipelined) socket.pause();
    if (connection.pendingResponses === maxPipelined || this.#onLastResponse) {
      response.setHeader('connection', 'close');
    }
    response.once('close', () => {
      connection.pendingResponses -= 1;
      connection.hasResponded = true;
      connection.bytesReadWhenIdle = socket.bytesRead;
      if (connection.pendingResponses === 0) connection.onIdle?.();
      // Its headers may have been sent before the stop, without `Connection: close`.
      this.#onLastResponse?.(socket);
    });
    return true;
  }

  /** From now on responses announce that the connection closes, and `then` runs after each. */
  closeAfterResponses(then: (socket: Duplex) => void): void {
    this.#onLastResponse = then;
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

  /** Runs `send` when all responses before it have been sent, so that they stay in order. */
  afterResponses(socket: Duplex, send: () => void): void {
    const connection = this.#open.get(socket);
    if (connection && connection.pendingResponses > 0) connection.onIdle = send;
    else send();
  }
}
