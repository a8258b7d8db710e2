import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installTool as installIn } from '../commands/cli/install-tool.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Whether a program is on the PATH, or exists if the name is an absolute path. */
function hasProgram(name: string): boolean {
  if (path.isAbsolute(name)) return existsSync(name);
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, name)));
}

export function tryCommand(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian packages if that is possible without a prompt. Returns whether it worked. */
export function tryDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  tryCommand('apt-get', ['update', '-qq']);
  return tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Programs, each with the Debian packages that contain it. */
type Programs = Readonly<Record<string, string | readonly string[]>>;

/** Tries to install the programs that are missing. Returns those that still are. */
export function missingPrograms(programs: Programs): string[] {
  const findMissing = () => Object.keys(programs).filter((name) => !hasProgram(name));
  const packages = findMissing().flatMap((name) => programs[name] ?? name);
  if (packages.length > 0) tryDebianPackages(packages);
  return findMissing();
}

/** Throws if a program is missing and cannot be installed. `purpose` starts the message. */
export function requirePrograms(purpose: string, programs: Programs): void {
  const missing = missingPrograms(programs);
  if (missing.length === 0) return;
  const them = missing.length === 1 ? 'it' : 'them';
  throw new Error(
    `${purpose} ${missing.join(' and ')}. Install ${them}, then run this command again.`,
  );
}

/** Installs the packages of a folder of the project that has its own. */
export function installTool(folder: string, dependency: string): void {
  installIn(root, folder, dependency);
}
