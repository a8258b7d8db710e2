import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSite } from '../../pipeline/build.ts';
import { installTool, requirePrograms } from '../install.ts';

/** `npm run test:hosts`: installs what the hosts need, builds, and asks all of them the same. */
try {
  requirePrograms('The host tests need', { nginx: 'nginx-light' });
  installTool('hosts', 'wrangler');
  await buildSite();
  const { status } = spawnSync(
    process.execPath,
    ['--test', path.join(import.meta.dirname, 'hosts.test.ts')],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
