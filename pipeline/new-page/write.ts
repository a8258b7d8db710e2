import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { UserError } from '../../cli/user-error.ts';
import { entryFor } from './entry.ts';
import { filesFor } from './files.ts';
import { addEntry } from './registry.ts';
import type { Wish } from './wish.ts';

export const registryFile = 'src/content/pages.ts';

/**
 * Writes the page's files and adds it to the registry, which comes last: without its entry a page
 * is nowhere, so that a failure on the way breaks nothing. Gives the paths of the new files.
 */
export async function writePage(root: string, wish: Wish): Promise<string[]> {
  const files = filesFor(wish);
  const taken = files.find((file) => existsSync(path.join(root, file.path)));
  if (taken) throw new UserError(`${taken.path} exists already; nothing was written.`);
  const formatted = await formatter(root);
  const registry = await formatted(registryFile, await registryWith(root, wish));
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    // Another process may have been faster: 'wx' refuses to overwrite in any case.
    await writeFile(target, await formatted(file.path, file.text), { flag: 'wx' });
  }
  await writeFile(path.join(root, registryFile), registry);
  return files.map((file) => file.path);
}

async function registryWith(root: string, wish: Wish): Promise<string> {
  const text = await readFile(path.join(root, registryFile), 'utf8');
  const registry = addEntry(text, entryFor(wish));
  if (registry === undefined) {
    throw new UserError(
      `${registryFile} no longer contains a list named 'pages': add the page by hand.`,
    );
  }
  return registry;
}

/** The house's format, with the settings of `npm run format`. */
async function formatter(root: string): Promise<(file: string, text: string) => Promise<string>> {
  const settings = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8');
  const { ignorePatterns: _, ...options } = JSON.parse(settings) as FormatConfig & {
    ignorePatterns?: string[];
  };
  return async (file, text) => {
    const { code, errors } = await format(path.basename(file), text, options);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? 'no TypeScript'}`);
    return code;
  };
}
