import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serveSite } from '../../commands/serve.ts';
import { stopProcesses } from '../processes.ts';
import { addonFolder, startApache } from './apache.ts';
import { startCaddy } from './caddy.ts';
import { startStaticNginx } from './nginx.ts';

export const dist = path.resolve(import.meta.dirname, '../../dist');

/** A host that serves the build. */
export interface Host {
  name: string;
  url: string;
}

/** Starts every supported host that can run on this machine. */
export async function startHosts(): Promise<{ hosts: Host[]; stop: () => Promise<unknown> }> {
  const own = await serveSite({ dist, port: 0, host: '127.0.0.1' });
  const site = path.join(dist, 'site');
  const addon = await addonFolder(site);
  const apache = await startApache(site, addon);
  const hosts = [
    { name: 'npm start', url: `http://127.0.0.1:${own.port}` },
    { name: 'Apache', url: apache[0] },
    { name: 'Apache, in the folder of an addon domain', url: apache[1] },
    { name: 'nginx', url: (await startStaticNginx()).url },
    { name: 'Caddy', url: await startCaddy(dist) },
  ];
  const stop = async () => {
    await Promise.all([own.close(), stopProcesses()]);
    await rm(path.dirname(addon), { recursive: true });
  };
  return { hosts, stop };
}
