import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultsPage, unknownFaultPage } from './faults-page.ts';
import { parseFault } from './faults.ts';
import { readForm } from './form-body.ts';
import { renderDocument, type View } from './layout.ts';
import { domainChecker, methodNotAllowed, notFound, pages, tooLarge } from './pages.ts';

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

type PageResult = View | { redirectTo: string };

/** Handles every request other than API calls. */
export async function handlePage(
  request: IncomingMessage,
  response: ServerResponse,
  { address, state }: { address: Address; state: SandboxState },
): Promise<void> {
  sendPage(request, response, await choosePage(request, address, state), state.folder);
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
    return path === '/domainchecker.php'
      ? domainChecker(form.get('domain') ?? '')
      : setFault(form, state);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (path === '/domainchecker.php') return domainChecker(undefined);
  if (path === '/sandbox/faults') return faultsPage(state.fault);
  return pages.get(path)?.(query) ?? notFound();
}

function setFault(form: URLSearchParams, state: SandboxState): PageResult {
  const name = form.get('fault') ?? '';
  const fault = parseFault(name);
  if (fault === 'unknown') return unknownFaultPage(name);
  state.fault = fault === 'none' ? 'none' : name;
  return { redirectTo: '/sandbox/faults' };
}

export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: PageResult,
  folder: string,
): void {
  if ('redirectTo' in page) {
    response.writeHead(303, { location: folder + page.redirectTo }).end();
    return;
  }
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
