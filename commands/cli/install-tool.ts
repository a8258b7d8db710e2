import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages of a folder such as commands/editor on first use; they are separate because most
 * people don't need them. Returns the folder of the package `dependency`.
 */
export function installTool(root: string, folder: string, dependency: string): string {
  const tool = path.join(root, folder);
  const installed = path.join(tool, 'node_modules', dependency);
  if (!existsSync(installed)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tool, stdio: 'inherit' });
  }
  return installed;
}
