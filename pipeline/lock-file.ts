import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An installed package, as package-lock.json lists it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** The hash of the archive, such as `sha512-…`. */
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export function readLockFile(folder: string): LockedPackage[] {
  const text = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) =>
      Object.assign(entry, { name: place.split('node_modules/').at(-1) ?? place }),
    );
}
