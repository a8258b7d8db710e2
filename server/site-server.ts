import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { addGracefulStop, requestEvents, type GracefulStop } from './graceful-stop.ts';
import { handleRequest, textResponse, type SiteResponse } from './handle-request.ts';
import { rejectBody } from './request-body.ts';
import type { Site } from './site.ts';

const serverOptions = {
  // Enough for an 8 KB target plus the usual headers, so that a long address gets our own 414.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 s of common proxies: the side that sends requests must close first.
  keepAliveTimeout: 65_000,
  // Node's own response to a missing Host header would lack our headers; `respond` sends ours.
  requireHostHeader: false,
};
/** A client that accepts no data for this long is gone. */
const socketTimeoutMs = 120_000;
/** How long a client has to read an error response before its connection is closed. */
const lingerMs = 1_000;

/** Creates a server for the site, not yet listening, and the function that stops it. */
export function createSiteServer(site: Site): { server: Server; stop: GracefulStop } {
  const server = createServer(serverOptions);
  server.timeout = socketTimeoutMs;
  const stop = addGracefulStop(server);
  for (const event of requestEvents) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) =>
      respond(site, request, response),
    );
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else closeWithResponse(socket, clientErrorResponse(site, error.code));
  });
  // For CONNECT, Node provides a bare socket instead of a response.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    closeWithResponse(socket, handleRequest(site, { method: 'CONNECT', target: '/', headers: {} }));
  });
  return { server, stop };
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const rejection = rejectBody(site, request.headers);
  // A pipelined response has no socket until the responses before it have been sent.
  if (rejection && response.socket) return closeWithResponse(response.socket, rejection);
  if (rejection) response.setHeader('connection', 'close');
  const { status, headers, body } = rejection ?? createResponse(site, request);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function createResponse(site: Site, request: IncomingMessage): SiteResponse {
  const { method = '', url = '', headers, httpVersion } = request;
  return headers.host === undefined && httpVersion === '1.1'
    ? textResponse(site, 400, 'The request needs a Host header.')
    : handleRequest(site, { method, target: url, headers });
}

/**
 * Sends the response, closes our side and destroys the connection a moment later without reading
 * the rest of the request. Destroyed at once, a client that is still sending would lose the response.
 */
function closeWithResponse(socket: Duplex, response: SiteResponse): void {
  // Reading on could raise another error, which would cut off the response.
  socket.pause();
  socket.end(serializeResponse(response));
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** For input that is not HTTP, arrives too slowly, or is larger than anything a browser sends. */
function clientErrorResponse(site: Site, code: string | undefined): SiteResponse {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return textResponse(site, 431, 'The request headers are too large.');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return textResponse(site, 408, 'The request took too long.');
  }
  return textResponse(site, 400, 'The request is malformed.');
}

/** The response as text, for sockets that come without a response object. */
function serializeResponse({ status, headers, body }: SiteResponse): string {
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', String(body)].join('\r\n');
}
