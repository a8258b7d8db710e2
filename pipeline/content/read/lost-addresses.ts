import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { addressOf, contentFolder, defaultLanguage, isPageFile } from './content-file.ts';
import type { ContentFiles } from './content-file.ts';
import { valueOf } from './known-files.ts';
import { mentions } from './mentions.ts';
import type { Problem } from './problem.ts';

/** Addresses that were pages within half a year and are nothing now. Only git remembers them. */
export function lostAddresses(root: string, files: ContentFiles): Problem[] {
  if (files.get('redirects.yaml')?.value === undefined) return [];
  const { redirects } = valueOf(files, 'redirects.yaml');
  // Pages are the files that had sections; what is staged or not yet counts, too.
  const pages = ['-Ssections:', '--', `${contentFolder}/${defaultLanguage}`];
  const names = [
    ...gitLines(root, 'log', '--format=', '--since=180.days', ...removed, ...pages),
    ...gitLines(root, 'diff', 'HEAD', ...removed, ...pages),
  ].map((name) => name.replace(`${contentFolder}/`, ''));
  return [...new Set(names)]
    .filter((name) => isPageFile(name) && !files.has(name))
    .map(addressOf)
    .filter((address) => !Object.hasOwn(redirects, address))
    .sort()
    .map((address) => ({
      file: `${contentFolder}/redirects.yaml`,
      field: 'redirects',
      message: `${address} used to be a page; write where it leads now, such as '${address}: /'`,
    }));
}

/** The lines that speak of a plan family whose file has just been removed. */
export function lostMentions(root: string): Problem[] {
  const names = gitLines(root, 'diff', 'HEAD', ...removed, '--', `${contentFolder}/plans`);
  const families = names.map((name) => path.basename(name, '.yaml').replaceAll('-', ' '));
  return families.flatMap((family) => mentions(root, family));
}

const removed = ['--diff-filter=D', '--no-renames', '--name-only', '--relative'];

/** Nothing without git or a first commit. */
function gitLines(root: string, ...args: string[]): string[] {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
