import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { isMain } from '../commands/cli/is-main.ts';
import { listen, type RunningServer } from '../commands/cli/listen.ts';
import { readLocalHost, readPort } from '../commands/cli/settings.ts';
import { stopOnSignal } from '../commands/cli/stop-signals.ts';
import { exitWithError } from '../commands/cli/user-error.ts';
import { createApp } from './app.ts';

export interface SandboxOptions {
  port: number;
  /** The address to listen on. */
  host: string;
  /** The folder to serve from, such as /clients; the root by default. */
  folder?: string | undefined;
}

/** Starts a sandbox portal with its own fault setting. */
export async function startSandbox(options: SandboxOptions): Promise<RunningServer> {
  const { port, host, folder = '' } = options;
  // Node's own Request and Response stay in place: the sandbox shares its process with others.
  const { fetch } = createApp(folder);
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;
  return listen(server, { port, host, portVariable: 'SANDBOX_PORT' });
}

async function run(): Promise<void> {
  const port = readPort(process.env, 'SANDBOX_PORT', 4000);
  const sandbox = await startSandbox({ port, host: readLocalHost(process.env) });
  stopOnSignal(() => sandbox.close());
  console.log(`Portal   http://localhost:${port} (sandbox)`);
}

if (isMain(import.meta.url)) await run().catch(exitWithError);
