import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Copies the project and repeats every page of the registry `times` times. */
async function copyProject(times: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'growth-'));
  for (const part of [
    'src',
    'pipeline',
    'release',
    'cli',
    'server',
    'package.json',
    'vite.config.ts',
  ]) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const registry = path.join(folder, 'src/content/pages.ts');
  const source = await readFile(registry, 'utf8');
  await writeFile(
    registry,
    `${source.replace('export const pages = [', 'const original = [')}
export const pages = Array.from({ length: ${times} }, (_, copy) =>
  original.map((page, index) =>
    copy === 0 ? page : { ...page, path: \`/copy-\${copy}-\${index}\`, title: \`Copy \${copy} of \${index}\`, menus: [] },
  ),
).flat();
`,
  );
  return folder;
}

/** How long a build takes, in seconds: with today's pages, and with `times` as many. */
export async function measureBuilds(times: number): Promise<{ once: number; grown: number }> {
  const seconds: number[] = [];
  for (const count of [1, times]) {
    const folder = await copyProject(count);
    const started = performance.now();
    execFileSync(process.execPath, ['pipeline/build.ts'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    seconds.push((performance.now() - started) / 1000);
    await rm(folder, { recursive: true });
  }
  return { once: seconds[0] ?? Number.NaN, grown: seconds[1] ?? Number.NaN };
}
