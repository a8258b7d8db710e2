import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileContent } from '../../pipeline/content/compile.ts';
import { exitWithError } from './user-error.ts';

const [node = '', , program, ...args] = process.argv;
try {
  compileContent(path.resolve(import.meta.dirname, '../..'));
} catch (error) {
  exitWithError(error);
  process.exit();
}
if (program !== undefined) {
  const file = path.resolve(program);
  process.argv = [node, file, ...args];
  await import(pathToFileURL(file).href);
}
