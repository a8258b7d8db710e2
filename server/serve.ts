import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { isMain } from '../cli/is-main.ts';
import { listen, requireFreePort, type RunningServer } from '../cli/listen.ts';
import { readHost, readPort } from '../cli/settings.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { exitWithError } from '../cli/user-error.ts';
import { pinRelease } from './release-store.ts';
import { onNewRelease } from './reload.ts';
import { readServerSettings } from './settings.ts';
import { createSiteServer } from './site-server.ts';
import { loadSite } from './site.ts';
import { WorkerPool } from './worker-pool.ts';
import { runWorker } from './worker.ts';

export interface SiteServerOptions {
  /** The folder that the build wrote. */
  dist: string;
  port: number;
  /** The address to listen on; all addresses by default. */
  host?: string | undefined;
}

/** Serves the build in this process, for `npm start` and tests. */
export async function startSiteServer(options: SiteServerOptions): Promise<RunningServer> {
  const { dist, port, host } = options;
  const { server, stop } = createSiteServer(loadSite(dist));
  const actualPort = await listen(server, { port, host, portVariable: 'PORT' });
  return { port: actualPort, close: () => stop(5_000, { last: true }) };
}

/** The production server: `node dist/server.js`, or `node server/serve.ts` in the source tree. */
async function serve(): Promise<void> {
  // Requests leave little, short-lived garbage. By default V8 would keep doubling the space for
  // it, up to a hundred megabytes, without making anything faster.
  setFlagsFromString('--semi-space-growth-factor=1');
  if (cluster.isWorker) {
    const address = { port: readPort(process.env, 'PORT', 3000), host: readHost(process.env) };
    return runWorker(process.argv.slice(2), address);
  }

  const { dist, store, port, host, workers } = readServerSettings(
    process.argv.slice(1),
    process.env,
  );
  const pool = new WorkerPool(pinRelease(dist, store));
  await requireFreePort({ port, host, portVariable: 'PORT' });
  stopOnSignal(() => pool.stop());
  // A worker that fails has printed why.
  await pool.start(workers).catch(() => process.exit(1));
  onNewRelease(dist, async () => {
    try {
      await pool.roll(pinRelease(dist, store));
      console.log(`Serving release ${pool.release.id}.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`Still serving release ${pool.release.id}. ${reason}`);
    }
  });
  console.log(`Site     http://localhost:${port}`);
}

if (isMain(import.meta.url)) await serve().catch(exitWithError);
