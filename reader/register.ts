import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ContentError } from './problem.ts';
import { contentFolder, defaultLanguage } from './content-file.ts';
import { readContent } from './read-content.ts';
import type { Content } from './read-content.ts';
import { moduleSource } from './module-source.ts';

/*
 * Lets Node import the YAML of src/content as the site does: `node --import ./reader/register.ts`. The
 * content is read when the first file is imported. The browser tests set EDITION to import text in another
 * language than English.
 */
const root = path.resolve(import.meta.dirname, '..');
const edition = process.env['EDITION'] ?? defaultLanguage;
let content: Content | undefined;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (edition === defaultLanguage || !specifier.startsWith('#words/')) {
      return nextResolve(specifier, context);
    }
    const file = path.join(root, contentFolder, edition, specifier.slice('#words/'.length));
    return nextResolve(pathToFileURL(file).href, context);
  },
  load(url, context, nextLoad) {
    if (!url.endsWith('.yaml')) return nextLoad(url, context);
    content ??= readContent(root, edition);
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
