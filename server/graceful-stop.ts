import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** How long an idle connection stays open for a request that may already be on its way. */
const idleGraceMs = 500;

/** The listener closes after this long without a new connection, or after this many tries. */
const quietMs = 25;
const maxQuietRounds = 10;

/** How long the workers that share the port may take to close it one after another. */
const workersCloseMs = 150;

/**
 * Stops listening; resolves when the last connection has closed, after `limitMs` at the latest.
 * `last` means that no other process keeps listening on the same port.
 */
export type GracefulStop = (limitMs: number, options: { last: boolean }) => Promise<void>;

/**
 * A stop that loses no request. Node's own `server.close()` cuts off responses that are still
 * in the send buffer (any download to a slow phone), keep-alive connections on which the next
 * request is already under way, and connections that the system has accepted but Node has not. So
 * this closes connections itself, after announcing it with `Connection: close`.
 */
export function createGracefulStop(server: Server, connections: Connections): GracefulStop {
  const destroySoonIfIdle = (socket: Duplex): void => {
    setTimeout(() => {
      if (connections.isIdle(socket)) socket.destroy();
    }, idleGraceMs).unref();
  };

  return async (limitMs, { last }) => {
    const limit = setTimeout(() => {
      for (const socket of connections.sockets) socket.destroy();
    }, limitMs);
    if (last) await acceptQueued(server, connections);
    connections.closeAfterResponses(destroySoonIfIdle);
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    // A client that reconnects must not reach a worker that is about to close the port as well.
    if (last) await sleep(workersCloseMs);
    for (const socket of connections.sockets) {
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
async function acceptQueued(server: Server, connections: Connections): Promise<void> {
  let accepted = 0;
  const onConnection = (socket: Socket): void => {
    accepted += 1;
    // Node starts reading after this event.
    process.nextTick(() => socket.pause());
  };
  server.on('connection', onConnection);
  for (const socket of connections.sockets) socket.pause();
  for (let round = 0; round < maxQuietRounds; round += 1) {
    const before = accepted;
    await sleep(quietMs);
    // Check the queue once more, right before the listener closes.
    await nextTurn();
    if (accepted === before) break;
  }
  server.off('connection', onConnection);
}
