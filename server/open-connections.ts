import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** The events by which Node hands over a request. */
export const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** Stops listening and resolves when the last connection is gone, at the latest after the limit. */
export type Stop = (limitMs: number) => Promise<void>;

/**
 * Gives a server a clean stop. Node's own `server.close()` cuts every answer whose last byte has
 * been handed over but not yet sent, which is each download to a slow phone; so this counts itself
 * what is under way. Call it before the listener that answers requests is added.
 */
export function cleanStop(server: Server): Stop {
  /** How much each connection had read when its last answer was out: more means a new request. */
  const settled = new Map<Socket, number>();
  const answering = new Set<Socket>();
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    settled.set(socket, 0);
    socket.once('close', () => settled.delete(socket));
  });

  const onRequest = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    answering.add(socket);
    if (stopping) response.setHeader('connection', 'close');
    response.once('close', () => {
      answering.delete(socket);
      if (settled.has(socket)) settled.set(socket, socket.bytesRead);
      if (stopping) socket.end();
    });
  };
  for (const event of requestEvents) server.on(event, onRequest);

  return async (limitMs) => {
    stopping = true;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    for (const [socket, read] of settled) {
      if (!answering.has(socket) && socket.bytesRead === read) socket.destroy();
    }
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(limit);
  };
}
