import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a file of the content exports, or why it cannot be read. */
export interface ContentModule {
  /** Where it stands below src/content. */
  name: string;
  /** The same from the project's folder on, for messages. */
  file: string;
  exports: Readonly<Record<string, unknown>>;
  mistakes: string[];
}

/**
 * What is not read with the others: site.ts and rules.ts, which were checked before, facts.ts,
 * which only repeats them, and articles.ts, which needs Vite and holds no content itself.
 */
const apart = new Set(['site.ts', 'rules.ts', 'facts.ts', 'articles.ts']);

/** Why a file cannot be read, and near which line; Node says it in the first line of the stack. */
function unreadable(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const line = /^.*:(\d+)\n/.exec(stack)?.[1];
  const where = line === undefined ? '' : ` near line ${line}`;
  return `this file cannot be read${where} (${message}); look for a missing comma, quote or bracket`;
}

/** Reads one file. A slip of the pen in it is a mistake like any other. */
export async function readContent(root: string, name: string): Promise<ContentModule> {
  const file = `src/content/${name}`;
  try {
    const url = pathToFileURL(path.join(root, file)).href;
    return { name, file, exports: (await import(url)) as Record<string, unknown>, mistakes: [] };
  } catch (error) {
    return { name, file, exports: {}, mistakes: [`${file}: ${unreadable(error)}`] };
  }
}

/** Every file of the content but its schemas, its tests and those apart. */
export async function readAllContent(root: string): Promise<ContentModule[]> {
  const names = globSync('**/*.ts', { cwd: path.join(root, 'src/content') })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !/^schema\/|\.test\.ts$|\.d\.ts$/.test(name) && !apart.has(name));
  return Promise.all(names.sort().map((name) => readContent(root, name)));
}
