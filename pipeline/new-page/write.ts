import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { parse } from 'yaml';
import { UserError } from '../../cli/user-error.ts';
import { entryFor } from './entry.ts';
import { copyName } from '../../src/content/copyName.ts';
import { filesFor, schemaName } from './files.ts';
import type { PageOptions } from './page-options.ts';
import { addEntry, addSchema } from './registry.ts';

export const registryFile = 'src/content/pages.yaml';
const schemaFile = 'src/content/schema/copy.ts';

/**
 * Writes the page's files, then adds it to the registry: a page without an entry does not exist, so
 * a failure halfway through breaks nothing. Returns the paths of the new files.
 */
export async function writePage(root: string, options: PageOptions): Promise<string[]> {
  const files = filesFor(options);
  const taken = files.find((file) => existsSync(path.join(root, file.path)));
  if (taken) throw new UserError(`${taken.path} already exists. Nothing was written.`);
  const formatted = await formatter(root);
  const entry = entryFor(options);
  const { title: _title, label: _label, description: _description, ...facts } = entry;
  const pages = await readFile(path.join(root, registryFile), 'utf8');
  // The pages that the options are checked against do not include drafts.
  if ((parse(pages) as { path: string }[]).some((page) => page.path === entry.path)) {
    throw new UserError(`${registryFile} already has ${entry.path}. Nothing was written.`);
  }
  const registry = addEntry(pages, facts);
  const schemas = options.react ? await schemasWith(root, options) : undefined;
  for (const file of files) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    // 'wx' refuses to overwrite a file that has appeared since the check above.
    await writeFile(target, await formatted(file.path, file.text), { flag: 'wx' });
  }
  if (schemas !== undefined) {
    await writeFile(path.join(root, schemaFile), await formatted(schemaFile, schemas));
  }
  await writeFile(path.join(root, registryFile), await formatted(registryFile, registry));
  return files.map((file) => file.path);
}

/** The list of schemas with the new page's added. */
async function schemasWith(root: string, options: PageOptions): Promise<string> {
  const constant = schemaName(options);
  const schemas = addSchema(await readFile(path.join(root, schemaFile), 'utf8'), {
    name: copyName(entryFor(options)),
    constant,
    file: constant,
  });
  if (schemas !== undefined) return schemas;
  throw new UserError(`${schemaFile} no longer has the list 'pageSchemas': add the page by hand.`);
}

/** Formats with the settings of `npm run format`. */
async function formatter(root: string): Promise<(file: string, text: string) => Promise<string>> {
  const settings = await readFile(path.join(root, '.oxfmtrc.json'), 'utf8');
  const { ignorePatterns: _, ...options } = JSON.parse(settings) as FormatConfig & {
    ignorePatterns?: string[];
  };
  return async (file, text) => {
    const { code, errors } = await format(path.basename(file), text, options);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    return code;
  };
}
