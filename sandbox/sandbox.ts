import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../cli/listen.ts';
import { readHost, readPort } from '../cli/settings.ts';
import { exitWithError } from '../cli/user-error.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { answerApi } from './api.ts';
import { stylesheet } from './layout.ts';
import { answerPage, type Address, type SandboxState } from './page-answers.ts';
import { isMain } from '../cli/is-main.ts';

export interface SandboxOptions {
  port: number;
  /** The address to listen on; all of the machine's unless given. */
  host?: string | undefined;
}

/** Starts the stand-in for the customer portal. Each one has a fault setting of its own. */
export async function startSandbox({ port, host }: SandboxOptions): Promise<RunningServer> {
  const state: SandboxState = { fault: 'none' };
  const server = createServer((request, response) => {
    respond(request, response, state).catch(() => response.destroy());
  });
  const actualPort = await listen(server, { port, host, portVariable: 'SANDBOX_PORT' });
  return {
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // Delayed answers are nothing worth waiting for.
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  state: SandboxState,
): Promise<void> {
  response.setHeader('x-robots-tag', 'noindex');
  const address = readAddress(request.url ?? '/');
  if (!address) {
    // Readable for scripts too, since it may have been meant for the API.
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(400, { 'content-type': 'text/plain' }).end('This address is malformed.');
  } else if (address.path.startsWith('/setu/api/')) {
    answerApi(request, response, { path: address.path, activeFault: state.fault });
  } else if (address.path === '/sandbox/style.css') {
    response.writeHead(200, { 'content-type': 'text/css' }).end(stylesheet);
  } else {
    await answerPage(request, response, { address, state });
  }
}

function readAddress(target: string): Address | undefined {
  try {
    const url = new URL(target, 'http://sandbox');
    return { path: decodeURIComponent(url.pathname), query: url.searchParams };
  } catch {
    return undefined;
  }
}

async function run(): Promise<void> {
  const port = readPort(process.env, 'SANDBOX_PORT', 4000);
  const sandbox = await startSandbox({ port, host: readHost(process.env) });
  stopOnSignal(() => sandbox.close());
  console.log(`Portal   http://localhost:${port} (sandbox)`);
}

if (isMain(import.meta.url)) await run().catch(exitWithError);
