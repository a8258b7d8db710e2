import path from 'node:path';
import { freePort } from '../../cli/test-process.ts';
import { serveSite } from '../../local/serve.ts';
import { startProcess, waitForServer } from '../processes.ts';
import { startStaticNginx } from './nginx.ts';

const root = path.resolve(import.meta.dirname, '../..');
const siteFolder = path.join(root, 'dist/site');

/** A host that serves the build, with the features that not every host has. */
export interface Host {
  name: string;
  url: string;
  /** Redirects any upper-case spelling of an address; other hosts know only the listed ones. */
  ignoresCase: boolean;
  /** Responds with 405 to methods other than GET and HEAD. */
  rejectsOtherMethods: boolean;
  /** Responds with 404 at /404, too; a CDN serves it as a page. */
  rejectsNotFoundPage: boolean;
  /** Lets us set the cache policy of redirects; a CDN applies its own. */
  setsRedirectPolicy: boolean;
  /** Serves our compressed copies; a CDN does its own compression and adds Vary. */
  servesCompressedCopies: boolean;
}

const ownRules = {
  ignoresCase: true,
  rejectsOtherMethods: true,
  rejectsNotFoundPage: true,
  setsRedirectPolicy: true,
  servesCompressedCopies: true,
};
const cdnRules = {
  ignoresCase: false,
  rejectsOtherMethods: false,
  rejectsNotFoundPage: false,
  setsRedirectPolicy: false,
  servesCompressedCopies: false,
};

async function startOwnServer(): Promise<Host> {
  const dist = path.join(root, 'dist');
  const { port } = await serveSite({ dist, port: 0, host: '127.0.0.1' });
  return { name: 'our server', url: `http://127.0.0.1:${port}`, ...ownRules };
}

async function startNginx(): Promise<Host> {
  return { name: 'nginx', url: await startStaticNginx(), ...ownRules };
}

async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const inspectorPort = await freePort();
  const wrangler = path.join(root, 'tools/hosts/node_modules/wrangler/bin/wrangler.js');
  const options = {
    '--ip': '127.0.0.1',
    '--port': String(port),
    '--inspector-port': String(inspectorPort),
    '--compatibility-date': '2026-04-01',
    '--log-level': 'none',
  };
  startProcess(
    process.execPath,
    [wrangler, 'pages', 'dev', siteFolder, ...Object.entries(options).flat()],
    { WRANGLER_SEND_METRICS: 'false', CI: '1' },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(url);
  return { name: 'Cloudflare Pages', url, ...cdnRules };
}

/** Starts every supported host that can run locally. */
export async function startHosts(): Promise<Host[]> {
  return [await startOwnServer(), await startNginx(), await startCloudflare()];
}
