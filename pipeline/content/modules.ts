import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a content file exports, or why it cannot be imported. */
export interface ContentModule {
  /** Its path in src/content. */
  name: string;
  /** Its path in the project, for messages. */
  file: string;
  exports: Readonly<Record<string, unknown>>;
  problems: string[];
}

/**
 * Files that are not read with the others: site.ts and rules.ts are checked before, facts.ts only
 * repeats them, and articles.ts needs Vite and has no content of its own.
 */
const excluded = new Set(['site.ts', 'rules.ts', 'facts.ts', 'articles.ts']);

/** Why a file cannot be imported; the first line of the stack has the line number. */
function unreadable(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = /^.*:(\d+)\n/.exec(stack)?.[1];
  const where = line === undefined ? '' : ` near line ${line}`;
  return `this file cannot be read${where} (${message}); look for a missing comma, quote or bracket`;
}

/** Imports one file; a syntax error in it is a problem like any other. */
export async function readContent(root: string, name: string): Promise<ContentModule> {
  const file = `src/content/${name}`;
  try {
    const url = pathToFileURL(path.join(root, file)).href;
    return { name, file, exports: (await import(url)) as Record<string, unknown>, problems: [] };
  } catch (error) {
    return { name, file, exports: {}, problems: [`${file}: ${unreadable(error)}`] };
  }
}

/** Imports every content file except schemas, tests and the excluded ones. */
export async function readAllContent(root: string): Promise<ContentModule[]> {
  const names = globSync('**/*.ts', { cwd: path.join(root, 'src/content') })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/^schema\/|\.test\.ts$|\.d\.ts$/.test(name) && !excluded.has(name));
  return Promise.all(names.sort().map((name) => readContent(root, name)));
}
