import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

/** Builds a copy of the project in its own folder. */
async function build(name: string, env: Record<string, string>): Promise<string> {
  const copy = copyProject(name, { smallSite: true });
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const { code, output } = await copy.run(
    'env',
    ...variables,
    process.execPath,
    'commands/cli/run.js',
    'commands/build.ts',
  );
  if (code !== 0) throw new Error(output);
  const text = readFileSync(path.join(copy.folder, 'dist/SHA256SUMS'), 'utf8');
  copy.remove();
  return text;
}

test('builds in different folders, time zones and locales are identical', async () => {
  const here = await build('a', { TZ: 'UTC', LANG: 'C', LC_ALL: 'C', NODE_ENV: 'test' });
  const there = await build('somewhere-else', {
    TZ: 'Asia/Dhaka',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    NODE_ENV: 'development',
  });
  expect(there).toEqual(here);
}, 600_000);
