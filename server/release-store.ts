import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRelease, readRelease } from '../release/manifest.ts';
import { nextHistory, type PastRelease } from './release-history.ts';

/** A release that workers can load at any time, whatever happens to the folder it came from. */
export interface PinnedRelease {
  id: string;
  folder: string;
  /** Folders of other releases whose hashed files are served as well. */
  others: string[];
}

const historyName = 'history.json';

/**
 * Checks a release and copies it into the store. If it cannot be copied, for example on a read-only
 * disk, it is served from its own folder.
 */
export function pinRelease(dist: string, store: string): PinnedRelease {
  const release = readRelease(dist);
  const { id } = release.manifest;
  try {
    mkdirSync(store, { recursive: true });
    const folder = join(store, id);
    if (!isIntact(folder)) replaceFolder(folder, (copy) => copyRelease(release, copy));
    const history = nextHistory(readHistory(store), id, Date.now());
    writeFileSync(join(store, historyName), JSON.stringify(history, null, 2));
    removeForgottenReleases(store, history);
    const others = history.slice(1).map((past) => join(store, past.id));
    return { id, folder, others: others.filter(isIntact) };
  } catch (error) {
    console.error(
      `Cannot keep releases in ${store} (${String(error)}), so open tabs may miss files after a reload. Set RELEASES to a writable folder.`,
    );
    return { id, folder: dist, others: [] };
  }
}

/** Writes to a temporary folder first: a crash must not leave an incomplete folder with this name. */
function replaceFolder(folder: string, write: (copy: string) => void): void {
  const copy = `${folder}.${process.pid}`;
  try {
    write(copy);
    rmSync(folder, { recursive: true, force: true });
    renameSync(copy, folder);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isIntact(folder: string): boolean {
  try {
    readRelease(folder);
    return true;
  } catch {
    return false;
  }
}

function readHistory(store: string): PastRelease[] {
  try {
    return JSON.parse(readFileSync(join(store, historyName), 'utf8')) as PastRelease[];
  } catch {
    return [];
  }
}

/** Names with a dot are copies that another server may still be writing. */
function removeForgottenReleases(store: string, history: readonly PastRelease[]): void {
  const kept = new Set(history.map(({ id }) => id));
  for (const name of readdirSync(store)) {
    if (!kept.has(name) && !name.includes('.')) rmSync(join(store, name), { recursive: true });
  }
}
