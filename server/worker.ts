import cluster from 'node:cluster';
import { listen } from '../cli/listen.ts';
import { UserError } from '../cli/user-error.ts';
import { onOrder, report } from './messages.ts';
import { createSiteServer } from './site-server.ts';
import { addHashedFiles, loadSite, type Site } from './site.ts';

/** How long a stop waits for requests in progress. With the primary's wait, it is under five seconds. */
const stopLimitMs = 3_800;

/** One of the processes that serve the site. Takes orders from the primary process, not signals. */
export async function runWorker(
  [folder = '', id, ...others]: readonly string[],
  address: { port: number; host: string | undefined },
): Promise<void> {
  // A terminal or systemd sends signals to all processes, but the primary stops them in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  // Sending fails only once the primary is gone.
  cluster.worker?.on('error', () => process.exit(1));
  const site = loadSite(folder);
  if (site.release !== id) {
    throw new UserError(`${folder} now holds another release; send SIGHUP to serve it.`);
  }
  for (const other of others) tryToAddFiles(site, other);
  const { server, stop } = createSiteServer(site);
  await listen(server, { ...address, portVariable: 'PORT' });

  onOrder((order) => {
    if (order.order === 'not-ready') site.isReady = false;
    if (order.order === 'stop') void stop(stopLimitMs, order).then(() => process.exit(0));
    if (order.order === 'add-files') {
      tryToAddFiles(site, order.folder);
      report('files-added');
    }
  });
  report('listening');
}

/** A damaged older release, kept for open tabs, must not prevent the current one from starting. */
function tryToAddFiles(site: Site, folder: string): void {
  try {
    addHashedFiles(site, folder);
  } catch (error) {
    console.error(String(error));
  }
}
