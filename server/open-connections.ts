import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The events by which Node hands over a request. */
export const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** How long a quiet connection stays open for a request that may already be on its way. */
const lastCallMs = 500;

/** How long nobody must have come before the listener closes, and how often that is tried. */
const quietMs = 25;
const quietRounds = 10;

/** How long copies of this program may take to close the port after each other. */
const copiesMs = 150;

/** Stops listening and resolves when the last connection is gone, at the latest after the limit. */
export type Stop = (limitMs: number) => Promise<void>;

interface Connection {
  /** Requests that have not got their whole answer. */
  answering: number;
  /** What had been read when the last answer was out: more means that a request has begun. */
  settled: number;
}

/**
 * Gives a server a clean stop. Node's own `server.close()` cuts every answer whose last byte has
 * been handed over but not yet sent, which is each download to a slow phone; it cuts kept
 * connections on which the next request is already on its way; and it resets those that the
 * system has taken but Node has not. So this counts itself what is under way, and says goodbye in
 * an answer's header. Call it before the listener that answers requests is added.
 */
export function cleanStop(server: Server): Stop {
  const connections = new Map<Socket, Connection>();
  let stopping = false;

  const endIfQuiet = (socket: Socket): void => {
    const connection = connections.get(socket);
    if (connection?.answering === 0 && connection.settled === socket.bytesRead) socket.destroy();
  };
  const endSoon = (socket: Socket): void => {
    setTimeout(endIfQuiet, lastCallMs, socket).unref();
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { answering: 0, settled: 0 });
    socket.once('close', () => connections.delete(socket));
  });

  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answering += 1;
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      connection.answering -= 1;
      connection.settled = socket.bytesRead;
      // Its head may have gone out before the stop, without a goodbye.
      if (stopping) endSoon(socket);
    });
  };
  for (const event of requestEvents) server.on(event, onRequest);

  return async (limitMs) => {
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await takeWaiting(server, connections);
    stopping = true;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    // Copies that share the port close it too; whoever is sent away now would run into that.
    await sleep(copiesMs);
    for (const socket of connections.keys()) {
      socket.resume();
      endSoon(socket);
    }
    await closed;
    clearTimeout(limit);
  };
}

/**
 * Takes the connections that wait in the system's queue: their visitors believe to be connected,
 * and closing the listener would reset them. Nothing is read meanwhile, so that nobody gets an
 * answer and comes again; after a moment without a newcomer none is waiting.
 */
async function takeWaiting(server: Server, known: ReadonlyMap<Socket, Connection>): Promise<void> {
  let newcomers = 0;
  const onNewcomer = (socket: Socket): void => {
    newcomers += 1;
    // Node begins to read after this event.
    process.nextTick(() => socket.pause());
  };
  server.on('connection', onNewcomer);
  for (const socket of known.keys()) socket.pause();
  for (let round = 0; round < quietRounds; round += 1) {
    const before = newcomers;
    await sleep(quietMs);
    // One more look at the queue, right before the listener closes.
    await nextTurn();
    if (newcomers === before) break;
  }
  server.off('connection', onNewcomer);
}
