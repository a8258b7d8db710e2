import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { listen } from '../cli/listen.ts';
import type { RunningServer } from '../cli/listen.ts';
import { UserError } from '../cli/user-error.ts';
import { contentProblems } from '../../pipeline/content/check.ts';
import { contentFolder } from '../../pipeline/content/read/content-file.ts';
import { describeProblem } from '../../pipeline/content/read/problem.ts';
import { handleCall } from './backend.ts';
import { collectionsOf, formAddress } from './collections.ts';
import { Store } from './store.ts';

export interface EditorOptions {
  /** The project's folder. */
  root: string;
  /** The folder with the script of Decap CMS. */
  cmsFolder: string;
  port: number;
}

const pageFolder = path.join(import.meta.dirname, 'page');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** Decap CMS compiles its validation with eval and adds inline styles. It may connect only to this server. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the strip below the forms shows: each problem, with the address of its form if there is one. */
function findings(root: string, store: Store, refused?: string) {
  const problems = contentProblems(root).map((problem) => {
    const name = problem.file.slice(contentFolder.length + 1);
    const form = store.hasForm(name) ? formAddress(name) : undefined;
    return { text: describeProblem(problem), form };
  });
  return { problems, refused };
}

/** Serves the forms on this machine only. */
export async function startEditor({
  root,
  cmsFolder,
  port,
}: EditorOptions): Promise<RunningServer> {
  const store = new Store(root);
  const watchers = new Set<ServerResponse>();
  let actualPort = port;

  const report = (to: Iterable<ServerResponse>, refused?: string): void => {
    const message = `data: ${JSON.stringify(findings(root, store, refused))}\n\n`;
    for (const response of to) response.write(message);
  };

  /** Keeps out other sites that are open in the browser, whatever host name they use to get here. */
  const isFromEditorPage = ({ method, headers }: IncomingMessage): boolean => {
    const hosts = [`localhost:${actualPort}`, `127.0.0.1:${actualPort}`];
    if (!hosts.includes(headers.host ?? '')) return false;
    if (method === 'GET') return headers['sec-fetch-site'] !== 'cross-site';
    const isJson = headers['content-type']?.startsWith('application/json') ?? false;
    return method === 'POST' && isJson && headers.origin === `http://${headers.host}`;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isFromEditorPage(request)) {
      response.writeHead(403).end('The editor accepts requests from its own page only.');
    } else if (request.method === 'POST') {
      if (pathname !== '/api') return void response.writeHead(404).end();
      const call = await readJson(request);
      try {
        const result = handleCall(store, call);
        send(response, 200, result);
        if (isSave(call)) report(watchers);
      } catch (error) {
        const message = error instanceof UserError ? error.message : String(error);
        send(response, 422, { error: message });
        if (isSave(call)) report(watchers, message);
      }
    } else if (pathname === '/config.json') {
      send(response, 200, {
        backend: { name: 'proxy', proxy_url: '/api', branch: 'main' },
        load_config_file: false,
        publish_mode: 'simple',
        show_preview_links: false,
        media_folder: contentFolder,
        slug: { encoding: 'ascii', clean_accents: true },
        collections: collectionsOf(store.open()),
      });
    } else if (pathname === '/findings') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      watchers.add(response);
      response.on('close', () => watchers.delete(response));
      report([response]);
    } else {
      await sendFile(response, pathname, cmsFolder);
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, { error: String(error) });
      else response.destroy();
    });
  });
  const running = await listen(server, { port, host: '127.0.0.1', portVariable: 'EDIT_PORT' });
  actualPort = running.port;
  return running;
}

function isSave(call: unknown): boolean {
  return (call as { action?: unknown } | null)?.action === 'persistEntry';
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** The page's own files, and those of Decap CMS under /decap/. */
async function sendFile(
  response: ServerResponse,
  pathname: string,
  cmsFolder: string,
): Promise<void> {
  const [, inCms, name = ''] = /^\/(decap\/)?([\w.-]*)$/.exec(pathname) ?? [];
  const file = path.join(inCms ? cmsFolder : pageFolder, name === '' ? 'index.html' : name);
  const type = types[path.extname(file)];
  if (type === undefined || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(await readFile(file));
}
