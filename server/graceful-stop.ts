import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The events with which Node delivers a request. */
export const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** How long an idle connection stays open for a request that may already be on its way. */
const idleGraceMs = 500;

/** The listener closes after this long without a new connection, or after this many tries. */
const quietMs = 25;
const maxQuietRounds = 10;

/** How long the workers that share the port may take to close it one after another. */
const workersCloseMs = 150;

/** Stops listening; resolves when the last connection has closed, after `limitMs` at the latest. */
export type GracefulStop = (limitMs: number) => Promise<void>;

interface Connection {
  /** Requests whose response has not been sent completely. */
  pendingResponses: number;
  /** `socket.bytesRead` after the last response; if it grows, another request has begun. */
  bytesReadWhenIdle: number;
}

/**
 * Adds a stop that loses no request. Node's own `server.close()` cuts off responses that are still
 * in the send buffer (any download to a slow phone), keep-alive connections on which the next
 * request is already under way, and connections that the system has accepted but Node has not. So
 * this tracks connections itself and announces the end with `Connection: close`. Call it before
 * adding the listener that responds to requests.
 */
export function addGracefulStop(server: Server): GracefulStop {
  const connections = new Map<Socket, Connection>();
  let stopping = false;

  const destroyIfIdle = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (connection?.pendingResponses === 0 && connection.bytesReadWhenIdle === socket.bytesRead) {
      socket.destroy();
    }
  };
  const destroySoonIfIdle = (socket: Socket): void => {
    setTimeout(destroyIfIdle, idleGraceMs, socket).unref();
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { pendingResponses: 0, bytesReadWhenIdle: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.pendingResponses += 1;
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      connection.pendingResponses -= 1;
      connection.bytesReadWhenIdle = socket.bytesRead;
      // Its headers may have been sent before the stop, without `Connection: close`.
      if (stopping) destroySoonIfIdle(socket);
    });
  };
  for (const event of requestEvents) server.on(event, onRequest);

  return async (limitMs) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await acceptQueued(server, connections);
    stopping = true;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    // A client that reconnects must not reach a worker that is about to close the port as well.
    await sleep(workersCloseMs);
    for (const socket of connections.keys()) {
      socket.resume();
      destroySoonIfIdle(socket);
    }
    await closed;
    clearTimeout(limit);
  };
}

/**
 * Accepts the connections in the system's queue: their clients consider themselves connected, and
 * closing the listener would reset them. Reading is paused meanwhile, so that nobody gets a
 * response and reconnects; once no new connection arrives for a moment, the queue is empty.
 */
async function acceptQueued(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
): Promise<void> {
  let accepted = 0;
  const onConnection = (socket: Socket): void => {
    accepted += 1;
    // Node starts reading after this event.
    process.nextTick(() => socket.pause());
  };
  server.on('connection', onConnection);
  for (const socket of connections.keys()) socket.pause();
  for (let round = 0; round < maxQuietRounds; round += 1) {
    const before = accepted;
    await sleep(quietMs);
    // Check the queue once more, right before the listener closes.
    await nextTurn();
    if (accepted === before) break;
  }
  server.off('connection', onConnection);
}
