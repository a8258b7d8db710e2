import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMain } from '../cli/is-main.ts';
import { listen, requireFreePort, type RunningServer } from '../cli/listen.ts';
import { readHost, readPort } from '../cli/settings.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { createSiteServer } from './site-server.ts';
import { loadSite, readRules } from './site.ts';
import { readWorkers, reportListening, startWorkers } from './workers.ts';

/** How long a stop waits for requests in progress. */
const stopLimitMs = 5_000;

export interface SiteServerOptions {
  /** The folder that the build wrote. */
  dist: string;
  port: number;
  /** The address to listen on; all of them unless given. */
  host?: string | undefined;
}

/** Serves the build. It is read once, so a new build needs a restart. */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { dist, port, host } = options;
  const { server, stop } = createSiteServer(loadSite(dist));
  const actualPort = await listen(server, {
    port,
    host,
    portVariable: 'PORT',
    sharePort: cluster.isWorker,
  });
  return { port: actualPort, close: () => stop(stopLimitMs) };
}

/** The build bundles this program into `dist` itself; in the source tree `dist` is a sibling. */
function defaultDist(): string {
  const here = import.meta.dirname;
  return existsSync(join(here, 'rules.json')) ? here : resolve(here, '../dist');
}

/** The production server: `node dist/server.js`, or `node server/serve.ts` in the source tree. */
async function serve(): Promise<void> {
  const [dist = defaultDist(), ...rest] = process.argv.slice(2);
  if (dist.startsWith('-') || rest.length > 0) {
    throw new UserError('Usage: [PORT=3000] [HOST=…] [WORKERS=1] node dist/server.js [dist]');
  }
  // Requests leave little, short-lived garbage. By default V8 would keep doubling the space for
  // it, up to a hundred megabytes, without making anything faster.
  setFlagsFromString('--semi-space-growth-factor=1');
  const port = readPort(process.env, 'PORT', 3000);
  const host = readHost(process.env);
  const workers = readWorkers(process.env);

  if (workers > 1 && cluster.isPrimary) {
    // Checked here so that an error is printed once and not by every worker.
    readRules(dist);
    await requireFreePort({ port, host, portVariable: 'PORT' });
    await startWorkers(workers);
  } else {
    const server = await startSiteServer({ dist, port, host });
    stopOnSignal(() => server.close());
    reportListening();
  }
  if (cluster.isPrimary) console.log(`Site     http://localhost:${port}`);
}

if (isMain(import.meta.url)) await serve().catch(exitWithError);
