import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileContent } from '../../pipeline/content/compile.ts';
import { exitWithError } from './user-error.ts';

/*
 * `node commands/cli/run.ts commands/start.ts …`: compiles content/ to generated/, then runs the program, which imports
 * what was compiled.
 */
const [node = '', , program = '', ...args] = process.argv;
const file = path.resolve(program);
process.argv = [node, file, ...args];
try {
  compileContent(path.resolve(import.meta.dirname, '../..'));
} catch (error) {
  exitWithError(error);
  process.exit();
}
await import(pathToFileURL(file).href);
