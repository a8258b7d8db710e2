import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './last-good.ts';

/** Keeps each answer in a file of a folder. A full or read-only disk costs nothing but what was kept. */
export function createDisk(folder: string, log: (line: string) => void): Storage {
  let failing = false;
  const report = (error: unknown, doing: string): void => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
    if (!failing) log(`Could not ${doing} ${folder} (${code}); answers are kept in memory.`);
    failing = true;
  };
  return {
    async read(name) {
      try {
        return await readFile(path.join(folder, `${name}.json`), 'utf8');
      } catch (error) {
        const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        if (!isNew) report(error, 'read');
        return undefined;
      }
    },
    async write(name, text) {
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(path.join(folder, `${name}.json`), text);
        failing = false;
      } catch (error) {
        report(error, 'write to');
      }
    },
  };
}

/** Writes a file whole or not at all: readers see the old one until the new one is on the disk. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const handle = await open(unfinished, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
