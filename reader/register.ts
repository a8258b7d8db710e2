import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from './problem.ts';
import { contentFolder } from './content-file.ts';
import { readContent } from './read-content.ts';
import type { Content } from './read-content.ts';
import { moduleSource } from './module-source.ts';

/*
 * Lets Node import YAML of src/content as the site does: `node --import ./reader/register.ts`.
 * The content is read when the first file is imported.
 */
const root = path.resolve(import.meta.dirname, '..');
let content: Content | undefined;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.yaml')) return nextLoad(url, context);
    content ??= readContent(root);
    if (content.problems.length > 0) throw new ContentError(content.problems);
    const name = path
      .relative(path.join(root, contentFolder), fileURLToPath(url))
      .split(path.sep)
      .join('/');
    const file = content.files.get(name);
    if (!file) throw new Error(`${name} is not in ${contentFolder}`);
    return { format: 'module', source: moduleSource(name, file), shortCircuit: true };
  },
});
