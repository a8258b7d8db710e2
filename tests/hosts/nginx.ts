import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../commands/cli/test-process.ts';
import { startProcess, waitForServer } from '../processes.ts';
import { adapt, prepareExample } from './example.ts';
import type { ExampleServer } from './example.ts';

/** nginx serves brotli copies with this module, which Debian has as a package. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** A folder for one nginx, readable by its workers, which run as another user. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Starts nginx with a configuration that belongs inside `http { … }`. */
async function runNginx(folder: string, config: string, url: string): Promise<ChildProcess> {
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `load_module ${brotliModule};
worker_processes 1; pid ${folder}/pid; error_log stderr crit; daemon off;
events { worker_connections 64; }
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off;
  brotli_static on;
  client_body_temp_path ${folder}/body;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${config}
}
`,
  );
  const nginx = startProcess('nginx', ['-p', folder, '-c', file, '-e', 'stderr']);
  await waitForServer(url);
  return nginx;
}

/** nginx as in the container of deploy/Dockerfile, with the rules and files of a build or a release. */
export async function startStaticNginx(
  rules = path.join(dist, 'nginx'),
  site = path.join(dist, 'site'),
): Promise<{ url: string; pid: number | undefined }> {
  const folder = await makeFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = await adapt('nginx/container.conf', {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    '/usr/share/nginx/html': site,
    '/etc/nginx/site': rules,
  });
  const { pid } = await runNginx(folder, config, url);
  return { url, pid };
}

/** nginx with the complete example configuration, including TLS. */
export async function startExampleNginx(): Promise<ExampleServer> {
  const example = await prepareExample();
  const { folder, httpPort, httpsPort } = example;
  const config = await adapt('nginx/site.conf', {
    ...example.replacements,
    'listen [::]:80;': '',
    'listen [::]:443 ssl http2;': '',
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    '/srv/site/current/nginx': path.join(dist, 'nginx'),
    // As an operator would write it.
    '  # location /clients/ {\n  #   proxy_pass http://127.0.0.1:8000;\n  # }':
      '  location /clients/ {\n    add_header x-portal yes;\n    return 200 portal;\n  }',
  });
  await runNginx(folder, config, `http://127.0.0.1:${httpPort}`);
  return example;
}
