import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FossData, Json } from './test-data.ts';

/** What can be wrong with a billing system as a whole. */
export type Fault =
  | 'none'
  | 'maintenance'
  | 'ipRefused'
  | 'credentials'
  | 'permission'
  | 'echo'
  | 'hang'
  | 'cut'
  | 'garbage'
  | 'null'
  | 'huge'
  | 'redirect'
  | 'limited';

export interface StandIn {
  url: string;
  fault: Fault;
  /** How long each answer takes. */
  delayMs: number;
  /** What was asked, in order. */
  calls: Json[];
  /** The most requests that were under way at once. */
  mostAtOnce: number;
  close: () => Promise<void>;
}

type Handler = (call: Json, response: ServerResponse) => void;

async function start(handle: Handler): Promise<StandIn> {
  let active = 0;
  const server = createServer((request, response) => {
    active += 1;
    standIn.mostAtOnce = Math.max(standIn.mostAtOnce, active);
    response.once('close', () => (active -= 1));
    void respond(request, response);
  });
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    standIn.calls.push(call);
    if (standIn.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, standIn.delayMs));
    if (standIn.fault === 'none') handle(call, response);
    else sendFault(standIn.fault, call, response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    delayMs: 0,
    calls: [],
    mostAtOnce: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}

async function readCall(request: IncomingMessage): Promise<Json> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
  return { method: request.method, path: url.pathname, ...fields };
}

/** Sends what a broken system sends. */
function sendFault(fault: Exclude<Fault, 'none'>, call: Json, response: ServerResponse): void {
  switch (fault) {
    case 'maintenance':
      response.writeHead(503, { 'content-type': 'text/html' });
      response.end('<!DOCTYPE html><title>Down for Maintenance</title>');
      return;
    case 'ipRefused':
      sendJson(response, 403, { result: 'error', message: 'Invalid IP 203.0.113.9' });
      return;
    case 'credentials':
      sendJson(response, 403, { result: 'error', message: 'Authentication Failed' });
      return;
    case 'permission': {
      const message = `Invalid Permissions: API action "${String(call['action']).toLowerCase()}" is not allowed`;
      sendJson(response, 403, { result: 'error', message });
      return;
    }
    case 'echo':
      sendJson(response, 200, { result: 'error', message: `You sent ${JSON.stringify(call)}` });
      return;
    case 'hang':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"result":"succ', () => response.destroy());
      return;
    case 'garbage':
      response.end('\u0000\uFFFD{{{');
      return;
    case 'null':
      response.end('null');
      return;
    case 'huge':
      response.write('{"result":"success","products":"');
      for (let megabyte = 0; megabyte < 9; megabyte += 1) response.write('x'.repeat(1_000_000));
      response.end('"}');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'https://elsewhere.test/includes/api.php' }).end();
      return;
    case 'limited':
      response.setHeader('retry-after', '120');
      sendJson(response, 429, { result: null, error: { message: 'Rate limit', code: 429 } });
      return;
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export const credentials = {
  WHMCS_IDENTIFIER: 'Id3ntifierOfTheTests',
  WHMCS_SECRET: 'S3cretOfTheTests+/=&',
  WHMCS_ACCESS_KEY: 'Acc3ss.Key(OfTheTests)',
} as const;

/** A stand-in for WHMCS; its data can be changed at any time. */
export async function startWhmcs(data: Json): Promise<StandIn & { data: Json }> {
  const standIn = await start((call, response) => {
    const { method, path, identifier, secret, action, responsetype } = call;
    if (path !== '/includes/api.php' || method !== 'POST' || responsetype !== 'json') {
      response.writeHead(404).end('<html>Not found</html>');
    } else if (identifier !== credentials.WHMCS_IDENTIFIER || secret !== credentials.WHMCS_SECRET) {
      sendJson(response, 403, { result: 'error', message: 'Authentication Failed' });
    } else if (action === 'DomainWhois') {
      const names = whmcs.data['DomainWhois'] as Json;
      const name = String(call['domain']);
      const status = Object.hasOwn(names, name) ? names[name] : 'available';
      sendJson(response, 200, { result: 'success', status, whois: 'xxx' });
    } else if (action === 'GetTLDPricing' && call['currencyid'] !== '3') {
      const answer = whmcs.data[action] as Json;
      sendJson(response, 200, { ...answer, currency: { id: 1, code: 'USD' } });
    } else {
      const error = { result: 'error', message: 'Command Not Found' };
      sendJson(response, 200, whmcs.data[String(action)] ?? error);
    }
  });
  const whmcs = Object.assign(standIn, { data });
  return whmcs;
}

/** A stand-in for FOSSBilling; its data can be changed at any time. */
export async function startFoss(data: FossData): Promise<StandIn & { data: FossData }> {
  const answer = (response: ServerResponse, result: unknown): void =>
    sendJson(response, 200, { result, error: null });
  const standIn = await start((call, response) => {
    const { products, tlds, currency, taken } = foss.data;
    switch (call['path']) {
      case '/api/guest/currency/get':
        return answer(response, currency);
      case '/api/guest/servicedomain/tlds':
        return answer(response, tlds);
      case '/api/guest/product/get_list': {
        const [page, perPage] = [Number(call['page']), Math.min(Number(call['per_page']), 4)];
        return answer(response, {
          pages: Math.ceil(products.length / perPage),
          page,
          per_page: perPage,
          total: products.length,
          list: products.slice((page - 1) * perPage, page * perPage),
        });
      }
      case '/api/guest/servicedomain/check': {
        const name = `${String(call['sld'])}${String(call['tld'])}`;
        if (!taken.includes(name)) return answer(response, true);
        const error = { message: 'Domain is not available.', code: 9999 };
        return sendJson(response, 200, { result: null, error });
      }
      default: {
        const error = { message: `Unknown API call ${String(call['path'])}`, code: 879 };
        return sendJson(response, 400, { result: null, error });
      }
    }
  });
  const foss = Object.assign(standIn, { data });
  return foss;
}

/** The settings of a bridge to a stand-in. */
export function environmentOf(kind: 'whmcs' | 'fossbilling', url: string): Record<string, string> {
  return {
    BILLING: kind,
    BILLING_URL: url,
    SITE_ORIGIN: 'https://www.nokshihost.example',
    ...(kind === 'whmcs' ? credentials : {}),
  };
}
