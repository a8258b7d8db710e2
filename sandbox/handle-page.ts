import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultsPage, unknownFaultPage } from './faults-page.ts';
import { parseFault } from './faults.ts';
import { readForm } from './form-body.ts';
import { renderDocument, type View } from './layout.ts';
import { domainChecker, methodNotAllowed, notFound, orderPage, pages, tooLarge } from './pages.ts';

/** State that the requests to one sandbox share. */
export interface SandboxState {
  /** The name of the fault that applies to all requests, or `none`. */
  fault: string;
  /** The folder that the portal is in, such as /clients; empty at the root. */
  folder: string;
}

export interface Address {
  path: string;
  query: URLSearchParams;
}

interface Redirect {
  status: number;
  location: string;
}

type PageResult = View | Redirect;

/** Handles every request other than API calls. */
export async function handlePage(
  request: IncomingMessage,
  response: ServerResponse,
  { address, state }: { address: Address; state: SandboxState },
): Promise<void> {
  const page = await choosePage(request, address, state);
  if ('location' in page) response.writeHead(page.status, { location: page.location }).end();
  else sendPage(request, response, page, state.folder);
}

async function choosePage(
  request: IncomingMessage,
  { path, query }: Address,
  state: SandboxState,
): Promise<PageResult> {
  const acceptsForm = path === '/domainchecker.php' || path === '/sandbox/faults';
  if (acceptsForm && request.method === 'POST') {
    const form = await readForm(request);
    if (!form) return tooLarge();
    if (path === '/sandbox/faults') return setFault(form, state);
    const name = form.get('domain') ?? '';
    return redirectElsewhere(request, { path, query }, { name, state }) ?? domainChecker(name);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (path === '/domainchecker.php') return domainChecker(query.get('domain') ?? undefined);
  if (path === '/sandbox/faults') return faultsPage(state.fault);
  return pages.get(path)?.(query) ?? orderPage(path) ?? notFound();
}

function setFault(form: URLSearchParams, state: SandboxState): PageResult {
  const name = form.get('fault') ?? '';
  const fault = parseFault(name);
  if (fault === 'unknown') return unknownFaultPage(name);
  state.fault = fault === 'none' ? 'none' : name;
  return { status: 303, location: `${state.folder}/sandbox/faults` };
}

/** The fault that sends a domain search to another origin, as portals with several host names do. */
function redirectElsewhere(
  { headers }: IncomingMessage,
  { path, query }: Address,
  { name, state }: { name: string; state: SandboxState },
): Redirect | undefined {
  const header = headers['x-sandbox-fault'];
  const fault = parseFault(typeof header === 'string' ? header : state.fault);
  // A search that has been redirected has the name in its address.
  if (typeof fault === 'string' || fault.kind !== 'redirect' || query.has('domain'))
    return undefined;
  const host = headers.host ?? 'localhost';
  const other = host.startsWith('localhost')
    ? host.replace('localhost', '127.0.0.1')
    : host.replace(/^[^:]+/, 'localhost');
  const target = new URLSearchParams([...query, ['domain', name]]).toString();
  return { status: fault.code, location: `http://${other}${state.folder}${path}?${target}` };
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: View,
  folder: string,
): void {
  response.writeHead(page.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'",
    'cache-control': 'no-store',
    ...(page.allow && { allow: page.allow }),
  });
  const text = renderDocument(page, request.headers.referer, request.headers.host);
  response.end(text.replaceAll(/(href|action)="\//g, `$1="${folder}/`));
}
