import { resolve } from 'node:path';
import { readFlags } from './cli/flags.ts';
import { requireFreePort, type RunningServer } from './cli/listen.ts';
import { stopOnSignal } from './cli/stop-signals.ts';
import { exitWithError, UserError } from './cli/user-error.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { serveSite } from './serve.ts';
import { readLocalSettings } from './settings.ts';

const usage = `Builds the site and serves it together with a sandbox of the customer portal.

  npm start

Environment variables:
  PORT            port of the site (default 3000)
  SANDBOX_PORT    port of the sandbox portal (default 4000)
  SANDBOX_FOLDER  folder of the sandbox portal, such as /clients (default: none)
  PORTAL_URL      address of a real portal, used instead of the sandbox
  HOST            address to listen on (default: 127.0.0.1, this machine only)`;

/** `npm start`. Settings and ports are checked before the build, which takes a while. */
async function start(): Promise<void> {
  const { help } = readFlags(
    process.argv.slice(2),
    { help: { type: 'boolean', short: 'h' } },
    'npm start',
  );
  if (help) return console.log(usage);

  const { port, host, portalUrl, sandboxPort, sandboxFolder } = readLocalSettings(process.env);
  await requireFreePort({ port, host, portVariable: 'PORT' });

  const servers: RunningServer[] = [];
  stopOnSignal(() => Promise.all(servers.map((server) => server.close())));
  if (sandboxPort !== undefined) {
    servers.push(await startSandbox({ port: sandboxPort, host, folder: sandboxFolder }));
  }

  await build(portalUrl);
  const dist = resolve(import.meta.dirname, '../dist');
  servers.push(await serveSite({ dist, port, host }));
  console.log(`Site     http://localhost:${port}`);
  console.log(`Portal   ${portalUrl}${sandboxPort === undefined ? '' : ' (sandbox)'}`);
}

async function build(portalUrl: string): Promise<void> {
  try {
    // Loading the bundler takes a second; imported here, it doesn't delay errors about settings.
    const { buildSite } = await import('./build.ts');
    await buildSite({ portalUrl });
  } catch (error) {
    throw new UserError(
      `The build failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

await start().catch(exitWithError);
