import type { IncomingMessage, ServerResponse } from 'node:http';
import { domainData, productData, tldData, type ApiData } from './api-data.ts';
import type { Address } from './handle-page.ts';
import { knownFaults, parseFault, type Fault } from './faults.ts';

export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
} as const;

/** Handles calls under `/setu/api/`. The request's fault header overrides the `activeFault`. */
export function handleApi(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query, folder, activeFault }: Address & { folder: string; activeFault: string },
): void {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, { ...cors, 'access-control-max-age': '600' }).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, { error: 'The API is read-only.' }, { allow: 'GET, HEAD, OPTIONS' });
    return;
  }
  const header = request.headers['x-sandbox-fault'];
  const fault = parseFault(typeof header === 'string' ? header : activeFault);
  if (fault === 'unknown') {
    sendJson(response, 400, { error: `Unknown fault. Use one of: ${knownFaults}.` });
    return;
  }
  const portal = `http://${request.headers.host ?? 'localhost'}${folder}`;
  const data = findData({ path, query }, portal, fault === 'none' ? undefined : fault);
  if (!data) sendJson(response, 404, { error: 'There is no such API call.' });
  else if (fault === 'none') sendJson(response, 200, data);
  else sendFault(response, data, fault);
}

function findData({ path, query }: Address, portal: string, fault?: Fault): ApiData | undefined {
  if (path === '/setu/api/tlds') return tldData(fault);
  if (path === '/setu/api/domains') {
    return domainData((query.get('names') ?? '').split(',').filter(Boolean), fault);
  }
  const ids = /^\/setu\/api\/products\/([^/]*)$/.exec(path)?.[1];
  return ids === undefined ? undefined : productData(ids.split(','), portal, fault);
}

/** Applies faults in the whole response; faults in single values are already in the data. */
export function sendFault(response: ServerResponse, data: object, fault: Fault): void {
  switch (fault.kind) {
    case 'delay': {
      const timer = setTimeout(() => sendJson(response, 200, data), fault.ms);
      response.once('close', () => clearTimeout(timer));
      return;
    }
    case 'status':
      return sendJson(response, fault.code, {
        error: `The sandbox returns status ${fault.code} on purpose.`,
      });
    case 'html':
      return send(response, 200, '<!doctype html><title>Portal</title><p>Be right back.</p>', {
        'content-type': 'text/html; charset=utf-8',
      });
    case 'broken-json':
      return send(response, 200, firstHalf(JSON.stringify(data)));
    case 'cut': {
      const text = JSON.stringify(data);
      response.writeHead(200, {
        ...cors,
        ...jsonHeaders,
        'content-length': Buffer.byteLength(text),
      });
      response.write(firstHalf(text), () => response.destroy());
      return;
    }
    case 'refused':
      response.destroy();
      return;
    case 'array':
      return sendJson(response, 200, Object.values(data));
    case 'null':
      return sendJson(response, 200, null);
    case 'string':
      return sendJson(response, 200, 'Hello from the portal.');
    case 'empty-object':
      return sendJson(response, 200, {});
    case 'no-cors':
      response.writeHead(200, jsonHeaders).end(JSON.stringify(data));
      return;
    case 'all-null':
    case 'redirect':
    case 'missing-id':
    case 'wrong-types':
    case 'odd-prices':
    case 'hostile':
    case 'above-list':
    case 'at-list':
      return sendJson(response, 200, data);
  }
}

const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  extraHeaders: Record<string, string> = {},
): void {
  send(response, status, JSON.stringify(value), extraHeaders);
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
): void {
  response.writeHead(status, { ...cors, ...jsonHeaders, ...extraHeaders }).end(text);
}

function firstHalf(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}
