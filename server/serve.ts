import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { listen, requireFreePort, type Running } from '../cli/listen.ts';
import { readHost, readPort, readWorkers } from '../cli/settings.ts';
import { loadSite, readRules } from './site.ts';
import { createSiteServer } from './site-server.ts';
import { failToStart, StartError } from '../cli/start-error.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { startWorkers, tellListening } from './workers.ts';
import { isMain } from '../cli/is-main.ts';

/** How long a stop waits for requests in flight. */
const stopLimit = 5_000;

export interface SiteServerOptions {
  /** The folder that the build wrote. */
  dist: string;
  port: number;
  /** The address to listen on; all of the machine's unless given. */
  host?: string | undefined;
}

/** Serves the build. It is read once, so a new build needs a new start. */
export async function startSiteServer({ dist, port, host }: SiteServerOptions): Promise<Running> {
  const { server, stop } = createSiteServer(loadSite(dist));
  const shared = cluster.isWorker;
  const actualPort = await listen(server, { port, host, variable: 'PORT', shared });
  return { port: actualPort, close: () => stop(stopLimit) };
}

/** The build bundles this program into its own folder; run from the sources, it is beside them. */
function ownBuild(): string {
  const here = import.meta.dirname;
  return existsSync(join(here, 'rules.json')) ? here : resolve(here, '../dist');
}

/** The production server: `node dist/server.js`, or from the sources `node server/serve.ts [dist]`. */
async function serve(): Promise<void> {
  const [dist = ownBuild(), ...rest] = process.argv.slice(2);
  if (dist.startsWith('-') || rest.length > 0) {
    throw new StartError('Usage: [PORT=3000] [HOST=…] [WORKERS=1] node server/serve.ts [dist]');
  }
  // What a request leaves behind is little and short-lived. Without this V8 doubles the room for
  // it again and again, up to a hundred megabytes that make nothing faster.
  setFlagsFromString('--semi-space-growth-factor=1');
  const port = readPort(process.env, 'PORT', 3000);
  const host = readHost(process.env);
  const workers = readWorkers(process.env);

  if (workers > 1 && cluster.isPrimary) {
    // Said here once rather than by every worker.
    readRules(dist);
    await requireFreePort({ port, host, variable: 'PORT' });
    await startWorkers(workers);
  } else {
    const server = await startSiteServer({ dist, port, host });
    stopOnSignal(() => server.close());
    tellListening();
  }
  if (cluster.isPrimary) console.log(`Site     http://localhost:${port}`);
}

if (isMain(import.meta.url)) await serve().catch(failToStart);
