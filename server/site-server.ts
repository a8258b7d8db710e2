import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { answer, textAnswer, type Answer } from './answer.ts';
import { cleanStop, requestEvents, type Stop } from './open-connections.ts';
import { bodyRefusal } from './request-body.ts';
import type { Site } from './site.ts';

const limits = {
  // Room for a target of 8 KB and usual headers, so that a long address still gets our own 414.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of usual proxies: the side that sends must be the first to hang up.
  keepAliveTimeout: 65_000,
  // Node's own answer to a missing Host would lack our headers; `respond` gives it.
  requireHostHeader: false,
};
/** A client that takes no byte for so long is gone. */
const silenceLimit = 120_000;
/** How long a refused sender has to read why. */
const lingerMs = 1_000;

/** A server, not yet listening, that answers from the site in memory; and how to stop it. */
export function createSiteServer(site: Site): { server: Server; stop: Stop } {
  const server = createServer(limits);
  server.timeout = silenceLimit;
  const stop = cleanStop(server);
  for (const event of requestEvents) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) =>
      respond(site, request, response),
    );
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else hangUp(socket, unreadableAnswer(site, error.code));
  });
  // Node hands CONNECT over as a bare socket.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    hangUp(socket, answer(site, { method: 'CONNECT', target: '/', headers: {} }));
  });
  return { server, stop };
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '', headers, httpVersion } = request;
  const refusal = bodyRefusal(site, headers);
  // Behind another answer that is still on its way a response has no socket yet.
  if (refusal && response.socket) return hangUp(response.socket, refusal);
  if (refusal) response.setHeader('connection', 'close');
  const {
    status,
    headers: described,
    body,
  } = refusal ??
  (headers.host === undefined && httpVersion === '1.1'
    ? textAnswer(site, 400, 'This request names no host.')
    : answer(site, { method, target: url, headers }));
  response.writeHead(status, described);
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * Answers and closes our side, and cuts the rest a moment later without having read it. Cut at
 * once, the answer would be lost to a sender that is still busy sending.
 */
function hangUp(socket: Duplex, refusal: Answer): void {
  // What still comes would be another error, and cut the answer short.
  socket.pause();
  socket.end(rawAnswer(refusal));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** What arrived is no HTTP, came too slowly, or is larger than anything a browser sends. */
function unreadableAnswer(site: Site, code: string | undefined): Answer {
  if (code === 'HPE_HEADER_OVERFLOW') return textAnswer(site, 431, 'This request is too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return textAnswer(site, 408, 'This took too long.');
  return textAnswer(site, 400, 'This request is malformed.');
}

/** The text of an answer, for the sockets that Node hands over without a response object. */
function rawAnswer({ status, headers, body }: Answer): string {
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', String(body)].join('\r\n');
}
