import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../commands/cli/test-process.ts';
import { startProcess, waitForServer } from '../processes.ts';

/** Caddy with the build's snippet. */
export async function startCaddy(dist: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeFile(
    file,
    `{
  admin off
  auto_https off
  log {
    level ERROR
  }
}
${url} {
  root * ${dist}/site
  import ${dist}/caddy/site.conf
}
`,
  );
  startProcess('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
  await waitForServer(url);
  return url;
}
