import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

const scriptPath = '/engine-recorder.js';

/**
 * Runs before everything else in the page. Records errors, and the headings and links of the
 * prerendered HTML, except those that wait for a price. Ignores two things that are not defects: the
 * text of a quote form's e-mail, which the app fills in, and the ResizeObserver warning that Chromium 102
 * reports as an error when it measures sections out of view.
 */
const script = `
const errors = (window.engineErrors = []);
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...args) => { errors.push('console ' + level + ': ' + args.map(String).join(' ')); log.apply(console, args); };
}
addEventListener('error', (event) => {
  const source = event.target;
  if (/^ResizeObserver loop/.test(event.message)) return;
  errors.push(event.message ? 'uncaught: ' + event.message : 'not loaded: ' + (source.src || source.href));
}, true);
addEventListener('unhandledrejection', (event) => errors.push('unhandled: ' + event.reason));
window.readPage = () => [...document.querySelectorAll('h1, h2, h3, a[href]')]
  .filter((element) => !element.closest('[data-waiting], [aria-busy]'))
  .map((element) => element.textContent.replace(/৳[0-9,.]+/g, '').trim() + ' ' + (element.getAttribute('href') || '').replace(/^(mailto:[^?]*).*/, '$1'));
addEventListener('DOMContentLoaded', () => { window.prerendered = window.readPage(); });
document.addEventListener('securitypolicyviolation', (event) => errors.push('CSP ' + event.violatedDirective + ': ' + event.blockedURI));
`;

/** Adds the script at the start of the head. */
export function addRecorder(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`);
}

function forward(site: URL, incoming: IncomingMessage, response: ServerResponse): void {
  if (incoming.url === scriptPath) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    return;
  }
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { hostname, port } = site;
  const target = { hostname, port, path: incoming.url, method: incoming.method, headers };
  const outgoing = request(target, (original) => {
    const isPage = original.headers['content-type']?.startsWith('text/html') ?? false;
    const { 'content-length': _, etag: __, ...otherHeaders } = original.headers;
    response.writeHead(original.statusCode ?? 502, isPage ? otherHeaders : original.headers);
    if (!isPage) {
      original.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    original.on('data', (chunk: Buffer) => chunks.push(chunk));
    original.on('end', () => response.end(addRecorder(Buffer.concat(chunks).toString())));
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/**
 * Serves the site with a script in every page that records errors: not every driver gives access to
 * the console. It comes from the site's own origin, so the CSP allows it.
 */
export async function startRecordingProxy(
  siteUrl: string,
  port: number,
): Promise<{ url: string; close: () => void }> {
  const site = new URL(siteUrl);
  const server = createServer((incoming, response) => forward(site, incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
