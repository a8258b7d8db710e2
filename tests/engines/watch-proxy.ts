import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

const scriptPath = '/engine-watch.js';

/**
 * Runs in the page before anything else. Keeps what goes wrong, and what the page had to read before
 * its app took over: headings and links, except those that wait for a price.
 */
const script = `
const found = (window.engineComplaints = []);
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => { found.push('console ' + level + ': ' + words.map(String).join(' ')); say.apply(console, words); };
}
addEventListener('error', (event) => {
  const source = event.target;
  found.push(event.message ? 'uncaught: ' + event.message : 'not loaded: ' + (source.src || source.href));
}, true);
addEventListener('unhandledrejection', (event) => found.push('unhandled: ' + event.reason));
window.readPage = () => [...document.querySelectorAll('h1, h2, h3, a[href]')]
  .filter((element) => !element.closest('[data-waiting], [aria-busy]'))
  .map((element) => element.textContent.replace(/৳[0-9,.]+/g, '').trim() + ' ' + (element.getAttribute('href') || ''));
addEventListener('DOMContentLoaded', () => { window.prerendered = window.readPage(); });
document.addEventListener('securitypolicyviolation', (event) => found.push('CSP ' + event.violatedDirective + ': ' + event.blockedURI));
`;

/** The page with the script as the first thing in its head. */
export function withWatch(html: string): string {
  return html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`);
}

function pass(site: URL, incoming: IncomingMessage, response: ServerResponse): void {
  if (incoming.url === scriptPath) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    return;
  }
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const { hostname, port } = site;
  const target = { hostname, port, path: incoming.url, method: incoming.method, headers };
  const outgoing = request(target, (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    const { 'content-length': _, etag: __, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isPage ? rest : answer.headers);
    if (!isPage) {
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => response.end(withWatch(Buffer.concat(chunks).toString())));
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/**
 * Serves the site with a watching script in each page. Not every driver tells what its browser's
 * console says, and the site's CSP lets in what comes from the site.
 */
export async function startWatchProxy(
  siteUrl: string,
  port: number,
): Promise<{ url: string; close: () => void }> {
  const site = new URL(siteUrl);
  const server = createServer((incoming, response) => pass(site, incoming, response));
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
