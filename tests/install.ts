import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Whether a program is on the PATH, or exists at an absolute path. */
export function hasProgram(name: string): boolean {
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

/** Installs Debian packages when running as root; returns whether that worked. */
export function tryDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  tryCommand('apt-get', ['update', '-qq']);
  return tryCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Each program with the Debian packages that contain it. */
type Programs = Readonly<Record<string, string | readonly string[]>>;

/** Tries to install missing programs, and returns those still missing. */
export function missingPrograms(programs: Programs): string[] {
  const missing = () => Object.keys(programs).filter((name) => !hasProgram(name));
  const packages = missing().flatMap((name) => programs[name] ?? name);
  if (packages.length > 0) tryDebianPackages(packages);
  return missing();
}

/** Throws if programs are still missing; the message starts with `purpose`. */
export function requirePrograms(purpose: string, programs: Programs): void {
  const missing = missingPrograms(programs);
  if (missing.length === 0) return;
  throw new Error(`${purpose} ${missing.join(', ')}. Install it and run this command again.`);
}

/** Installs a large npm tool from its own package in tools/, when a command first needs it. */
export function installTool(folder: string, dependency: string): void {
  const tools = path.join(root, 'tools', folder);
  if (existsSync(path.join(tools, 'node_modules', dependency))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tools, stdio: 'inherit' });
}
