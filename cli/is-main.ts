import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module is the program that was started; Node before 24 has no word for it. */
export function isMain(moduleUrl: string): boolean {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === fileURLToPath(moduleUrl);
}
