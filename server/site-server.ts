import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Connections } from './connections.ts';
import { createGracefulStop, type GracefulStop } from './graceful-stop.ts';
import { handleRequest, textResponse, type SiteResponse } from './handle-request.ts';
import { findHostProblem } from './host-header.ts';
import { closeWithResponse } from './raw-response.ts';
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
/** The events with which Node delivers a request. */
const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** Creates a server for the site, not yet listening, and the function that stops it. */
export function createSiteServer(
  site: Site,
  timeouts: Partial<typeof serverOptions> = {},
): { server: Server; stop: GracefulStop } {
  const server = createServer({ ...serverOptions, ...timeouts });
  server.timeout = socketTimeoutMs;
  const connections = new Connections(server);
  for (const event of requestEvents) {
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      if (connections.admit(request, response)) respond(site, request, response);
    });
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const response = clientErrorResponse(site, error.code);
    // After a response, a client would take a 408 for the response to its next request.
    const isLate = response.status === 408 && connections.hasResponded(socket);
    if (error.code === 'ECONNRESET' || isLate) socket.destroy();
    else connections.afterResponses(socket, () => closeWithResponse(socket, response));
  });
  // For CONNECT, Node provides a bare socket instead of a response.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    const response = handleRequest(site, { method: 'CONNECT', target: '/', headers: {} });
    connections.afterResponses(socket, () => closeWithResponse(socket, response));
  });
  return { server, stop: createGracefulStop(server, connections) };
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const rejection = rejectBody(site, request.headers);
  const { status, headers, body } = rejection ?? createResponse(site, request);
  const sentBody = request.method === 'HEAD' ? '' : body;
  // A pipelined response has no socket until the responses before it have been sent.
  if (rejection && response.socket) {
    return closeWithResponse(response.socket, { status, headers, body: sentBody });
  }
  // What follows an Upgrade may be another protocol.
  if (rejection || request.headers.upgrade !== undefined) {
    response.setHeader('connection', 'close');
  }
  response.writeHead(status, headers);
  response.end(sentBody);
}

function createResponse(site: Site, request: IncomingMessage): SiteResponse {
  const { method = '', url = '', headers } = request;
  const problem = findHostProblem(request);
  return problem === undefined
    ? handleRequest(site, { method, target: url, headers })
    : textResponse(site, 400, problem);
}

/**
 * For input that is not HTTP, arrives too slowly, or is larger than anything a browser sends. It may
 * be a HEAD request, so the response has no body.
 */
function clientErrorResponse(site: Site, code: string | undefined): SiteResponse {
  if (code === 'HPE_HEADER_OVERFLOW') return textResponse(site, 431, '');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return textResponse(site, 408, '');
  return textResponse(site, 400, '');
}
