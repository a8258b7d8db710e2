import { resolve } from 'node:path';
import { startSandbox } from '../sandbox/sandbox.ts';
import { requireFreePort, type Running } from '../cli/listen.ts';
import { readStartSettings } from '../cli/settings.ts';
import { startSiteServer } from '../server/serve.ts';
import { failToStart, StartError } from '../cli/start-error.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';

const usage = `Builds the site and serves it, with a sandbox of the customer portal beside it.

  npm start

  PORT          the site's port (3000)
  SANDBOX_PORT  the sandbox portal's port (4000)
  PORTAL_URL    the origin of a real portal; no sandbox starts then
  HOST          the address to listen on (all)`;

/** The command behind `npm start`. Whatever can be wrong with its settings is said first. */
async function start(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option === '--help' || option === '-h') return console.log(usage);
  if (option !== undefined) {
    throw new StartError(
      `"${option}" is not an option of npm start; npm start -- --help lists them.`,
    );
  }
  const { port, host, portal } = readStartSettings(process.env);
  await requireFreePort({ port, host, variable: 'PORT' });

  const running: Running[] = [];
  stopOnSignal(() => Promise.all(running.map((server) => server.close())));
  if (portal.kind === 'sandbox') running.push(await startSandbox({ port: portal.port, host }));
  const portalUrl = portal.kind === 'sandbox' ? `http://localhost:${portal.port}` : portal.url;

  await build(portalUrl);
  running.push(
    await startSiteServer({ dist: resolve(import.meta.dirname, '../dist'), port, host }),
  );
  console.log(`Site     http://localhost:${port}`);
  console.log(`Portal   ${portalUrl}${portal.kind === 'sandbox' ? ' (sandbox)' : ''}`);
}

async function build(portalUrl: string): Promise<void> {
  try {
    // Imported late: the bundler takes a second to load, and a bad setting should be said at once.
    const { buildSite } = await import('../pipeline/build.ts');
    await buildSite({ portalUrl });
  } catch (error) {
    throw new StartError(
      `The build failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

await start().catch(failToStart);
