import type { IncomingMessage, ServerResponse } from 'node:http';
import { cors, sendFault, sendJson } from './handle-api.ts';
import { knownFaults, parseFault } from './faults.ts';
import { readForm } from './form-body.ts';
import { sendPage } from './handle-page.ts';
import { methodNotAllowed, quoteThanks, tooLarge } from './pages.ts';

/**
 * Accepts quote requests as docs/quote-requests.md describes: JSON for scripts, a page for ordinary
 * forms. Faults apply to both.
 */
export async function handleLeads(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, activeFault }: { folder: string; activeFault: string },
): Promise<void> {
  if (request.method === 'OPTIONS') {
    const allowed = { ...cors, 'access-control-allow-methods': 'POST, OPTIONS' };
    response.writeHead(204, allowed).end();
    return;
  }
  if (request.method !== 'POST') {
    sendPage(request, response, methodNotAllowed('POST, OPTIONS'), folder);
    return;
  }
  const form = await readForm(request);
  const header = request.headers['x-sandbox-fault'];
  const fault = parseFault(typeof header === 'string' ? header : activeFault);
  const isScript = request.headers.accept?.includes('application/json') ?? false;
  if (fault === 'unknown') sendJson(response, 400, { error: `Use one of: ${knownFaults}.` });
  else if (fault !== 'none') sendFault(response, { received: true }, fault);
  else if (isScript) sendJson(response, form ? 200 : 413, { received: form !== undefined });
  else sendPage(request, response, form ? quoteThanks(form) : tooLarge(), folder);
}
