import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const locks = globSync(['package-lock.json', '{commands,tests}/*/package-lock.json'], {
  cwd: root,
}).sort();

/** The packages of a lock file by their folder, without the project itself. */
function packagesOf(lock: string): [string, Package][] {
  const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Package> };
  return Object.entries(packages).filter(([folder]) => folder !== '');
}

test.each(locks)('%s pins each package by hash and names no registry', (lock) => {
  const packages = packagesOf(lock);
  expect(packages.length).toBeGreaterThan(0);
  const without = packages.filter(([, one]) => !one.integrity?.startsWith('sha512-'));
  expect(without.map(([folder]) => folder)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('only packages that SECURITY.md justifies have an install script, and npm runs none', () => {
  const scripted = locks.flatMap((lock) =>
    packagesOf(lock)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => [path.dirname(lock), path.basename(folder)]),
  );
  expect(scripted).toEqual([['tests/html', 'vnu-jar']]);
  expect(read('SECURITY.md')).toContain('`vnu-jar`');
  for (const folder of ['.', 'tests/html']) {
    expect(read(path.join(folder, '.npmrc'))).toContain('\nignore-scripts=true\n');
  }
});
