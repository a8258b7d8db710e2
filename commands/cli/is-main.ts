import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module is the script that Node was started with (`import.meta.main` needs Node 24). */
export function isMain(moduleUrl: string): boolean {
  const script = process.argv[1];
  return script !== undefined && realpathSync(script) === fileURLToPath(moduleUrl);
}
