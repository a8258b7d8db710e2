import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SiteResponse } from './handle-request.ts';

/** How long a client has to read an error response before its connection is closed. */
const lingerMs = 1_000;

/**
 * Sends the response, closes our side and destroys the connection a moment later without reading
 * the rest of the request. If it were destroyed at once, a client that is still sending would lose
 * the response.
 */
export function closeWithResponse(socket: Duplex, response: SiteResponse): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // Reading more could raise another error, which would cut off the response.
  socket.pause();
  socket.end(serializeResponse(response));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** The response as text, for sockets that come without a response object. */
function serializeResponse({ status, headers, body }: SiteResponse): string {
  const allHeaders = { ...headers, date: new Date().toUTCString(), connection: 'close' };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', String(body)].join('\r\n');
}
