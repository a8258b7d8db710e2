import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSite } from '../../pipeline/build.ts';
import { installTool, requirePrograms } from '../install.ts';
import { runCommand } from '../processes.ts';

/** `npm run test:hosts`: checks that every supported host serves the build alike. */
await runCommand(async () => {
  requirePrograms('The host tests need', { nginx: 'nginx-light', openssl: 'openssl' });
  installTool('hosts', 'wrangler');
  await buildSite();
  const { status } = spawnSync(
    process.execPath,
    [
      '--test',
      ...['hosts.test.ts', 'example.test.ts'].map((name) => path.join(import.meta.dirname, name)),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
});
