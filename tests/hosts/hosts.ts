import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answering, freePort, start } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const siteFolder = path.join(root, 'dist/site');

/** A host that serves the build, and where it differs from our own server by its nature. */
export interface Host {
  name: string;
  url: string;
  /** Answers any spelling of a page's address; others know the listed ones. */
  readsAnySpelling: boolean;
  /** Lets us refuse other methods. */
  refusesMethods: boolean;
}

export async function startOwnServer(env: NodeJS.ProcessEnv = {}): Promise<Host> {
  const port = await freePort();
  start(process.execPath, [path.join(root, 'dist/server.js')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name: 'our server', url, readsAnySpelling: true, refusesMethods: true };
}

export async function startNginx(): Promise<Host> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const served = await readFile(path.join(siteFolder, 'nginx.conf'), 'utf8');
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    `worker_processes 1; pid ${folder}/pid; error_log stderr crit; daemon off;
events { worker_connections 64; }
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${served.replace('listen 8080;', `listen 127.0.0.1:${port};`).replace('root /var/www/site;', `root ${siteFolder};`)}
}
`,
  );
  start('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {});
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name: 'nginx', url, readsAnySpelling: true, refusesMethods: true };
}

async function startCloudflare(): Promise<Host> {
  const port = await freePort();
  const inspector = await freePort();
  const wrangler = path.join(root, 'tools/hosts/node_modules/wrangler/bin/wrangler.js');
  start(
    process.execPath,
    [
      wrangler,
      'pages',
      'dev',
      siteFolder,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--inspector-port',
      String(inspector),
      '--compatibility-date',
      '2026-04-01',
      '--log-level',
      'none',
    ],
    { WRANGLER_SEND_METRICS: 'false', CI: '1' },
  );
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return { name: 'Cloudflare Pages', url, readsAnySpelling: false, refusesMethods: false };
}

/** Every host that the build promises to run on and that runs here, started. */
export async function startHosts(): Promise<Host[]> {
  return [await startOwnServer(), await startNginx(), await startCloudflare()];
}
