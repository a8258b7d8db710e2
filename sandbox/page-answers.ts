import type { IncomingMessage, ServerResponse } from 'node:http';
import { faultPage, unknownFaultPage } from './fault-page.ts';
import { parseFault } from './faults.ts';
import { readForm } from './form-body.ts';
import { documentFor, type View } from './layout.ts';
import { domainChecker, methodNotAllowed, notFound, pages, tooLarge } from './pages.ts';

/** What all requests to one sandbox share. */
export interface SandboxState {
  /** The name of the fault that is on for everybody, or `none`. */
  fault: string;
}

export interface Address {
  path: string;
  query: URLSearchParams;
}

/** What a page can answer with: a view, or the address to go on to. */
type PageAnswer = View | { seeOther: string };

/** Answers everything that is not the API. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { address, state }: { address: Address; state: SandboxState },
): Promise<void> {
  sendPage(request, response, await choosePage(request, address, state));
}

async function choosePage(
  request: IncomingMessage,
  { path, query }: Address,
  state: SandboxState,
): Promise<PageAnswer> {
  const takesForm = path === '/domainchecker.php' || path === '/sandbox/faults';
  if (takesForm && request.method === 'POST') {
    const form = await readForm(request);
    if (!form) return tooLarge();
    return path === '/domainchecker.php'
      ? domainChecker(form.get('domain') ?? '')
      : setFault(form, state);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  if (path === '/domainchecker.php') return domainChecker(undefined);
  if (path === '/sandbox/faults') return faultPage(state.fault);
  return pages.get(path)?.(query) ?? notFound();
}

function setFault(form: URLSearchParams, state: SandboxState): PageAnswer {
  const asked = form.get('fault') ?? '';
  const fault = parseFault(asked);
  if (fault === 'unknown') return unknownFaultPage(asked);
  state.fault = fault === 'none' ? 'none' : asked;
  return { seeOther: '/sandbox/faults' };
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: PageAnswer): void {
  if ('seeOther' in page) {
    response.writeHead(303, { location: page.seeOther }).end();
    return;
  }
  response.writeHead(page.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'",
    'cache-control': 'no-store',
    // Two pages take a form as well, but they never get here with one.
    ...(page.status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(documentFor(page, request.headers.referer, request.headers.host));
}
