import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isMain } from '../commands/cli/is-main.ts';
import { listen, type RunningServer } from '../commands/cli/listen.ts';
import { readLocalHost, readPort } from '../commands/cli/settings.ts';
import { stopOnSignal } from '../commands/cli/stop-signals.ts';
import { exitWithError } from '../commands/cli/user-error.ts';
import { handleApi } from './handle-api.ts';
import { handleLeads } from './handle-leads.ts';
import { handlePage, type Address, type SandboxState } from './handle-page.ts';
import { stylesheet } from './layout.ts';

export interface SandboxOptions {
  port: number;
  /** The address to listen on. */
  host: string;
  /** The folder to serve from, such as /clients; the root by default. */
  folder?: string | undefined;
}

/** Starts a sandbox portal with its own fault setting. */
export async function startSandbox({
  port,
  host,
  folder = '',
}: SandboxOptions): Promise<RunningServer> {
  const state: SandboxState = { fault: 'none', folder };
  const server = createServer((request, response) => {
    handleRequest(request, response, state).catch(() => response.destroy());
  });
  const actualPort = await listen(server, { port, host, portVariable: 'SANDBOX_PORT' });
  return {
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Delayed responses are not worth waiting for.
        server.closeAllConnections();
      }),
  };
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: SandboxState,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex');
  const address = parseAddress(request.url ?? '/', state.folder);
  if (!address) {
    // It may have been meant as an API call, so let scripts read the error.
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(400, { 'content-type': 'text/plain' }).end('The address is malformed.');
  } else if (address.path.startsWith('/setu/api/')) {
    handleApi(request, response, {
      ...address,
      folder: state.folder,
      activeFault: state.fault,
    });
  } else if (address.path === '/leads') {
    const { folder, fault: activeFault } = state;
    await handleLeads(request, response, { folder, activeFault });
  } else if (address.path === '/sandbox/style.css') {
    response.writeHead(200, { 'content-type': 'text/css' }).end(stylesheet);
  } else {
    await handlePage(request, response, { address, state });
  }
}

function parseAddress(target: string, folder: string): Address | undefined {
  try {
    const url = new URL(target, 'http://sandbox');
    const path = decodeURIComponent(url.pathname);
    // Nothing is served outside the folder: no page has this path.
    const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length) : '/outside';
    return { path: path === folder ? '/' : inside, query: url.searchParams };
  } catch {
    return undefined;
  }
}

async function run(): Promise<void> {
  const port = readPort(process.env, 'SANDBOX_PORT', 4000);
  const sandbox = await startSandbox({ port, host: readLocalHost(process.env) });
  stopOnSignal(() => sandbox.close());
  console.log(`Portal   http://localhost:${port} (sandbox)`);
}

if (isMain(import.meta.url)) await run().catch(exitWithError);
