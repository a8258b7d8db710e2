import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../../build/build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tools = path.join(root, 'tools/hosts');

function has(command: string): boolean {
  return spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined;
}

/** `npm run test:hosts`: installs what the hosts need, builds, and asks all of them the same. */
try {
  if (!has('nginx') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
    });
  }
  if (!has('nginx')) throw new Error('The host tests need nginx: install it, then run them again.');
  if (!existsSync(path.join(tools, 'node_modules/wrangler'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
  }
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
