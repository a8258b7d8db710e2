import path from 'node:path';
import { isMain } from '../cli/is-main.ts';
import { exitWithError, UserError } from '../cli/user-error.ts';
import { readRelease } from './manifest.ts';

/** `node dist/check.js`: prints the release's id if every file is as the build wrote it. */
function check([script = '', ...rest]: readonly string[]): void {
  if (rest.length > 0) throw new UserError('Usage: node dist/check.js');
  console.log(readRelease(path.dirname(path.resolve(script))).manifest.id);
}

if (isMain(import.meta.url)) {
  try {
    check(process.argv.slice(1));
  } catch (error) {
    exitWithError(error);
  }
}
