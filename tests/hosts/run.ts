import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSite } from '../../commands/build.ts';
import { requirePrograms } from '../install.ts';
import { runCommand } from '../processes.ts';
import { brotliModule } from './nginx.ts';

/** `npm run test:hosts`: checks that every supported host serves the build alike. */
await runCommand(async () => {
  requirePrograms('The host tests need', {
    apache2: 'apache2',
    caddy: 'caddy',
    nginx: 'nginx-light',
    [brotliModule]: 'libnginx-mod-http-brotli-static',
    openssl: 'openssl',
    rsync: 'rsync',
  });
  await buildSite();
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      ...['hosts.test.ts', 'example.test.ts', 'releases.test.ts'].map((name) =>
        path.join(import.meta.dirname, name),
      ),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
