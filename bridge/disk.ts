import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './last-good.ts';

/** Keeps each answer in a file of a folder. A full or read-only disk costs nothing but what was kept. */
export function createDisk(folder: string, log: (line: string) => void): Storage {
  let failing = false;
  return {
    async read(name) {
      return readFile(path.join(folder, `${name}.json`), 'utf8').catch(() => undefined);
    },
    async write(name, text) {
      try {
        await mkdir(folder, { recursive: true });
        await writeWhole(path.join(folder, `${name}.json`), text);
        failing = false;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
        if (!failing) log(`${folder} can't be written (${code}): answers are kept in memory.`);
        failing = true;
      }
    },
  };
}

/** Writes a file whole or not at all: readers see the old one until the new one is on the disk. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await writeFile(unfinished, text, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
