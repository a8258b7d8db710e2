import { execFileSync } from 'node:child_process';
import { addressOf, contentFolder, defaultLanguage, isPageFile } from './content-file.ts';
import type { ContentFiles } from './content-file.ts';
import { valueOf } from './known-files.ts';
import type { Problem } from './problem.ts';

/** Addresses that were pages within half a year and are nothing now. Only git remembers them. */
export function lostAddresses(root: string, files: ContentFiles): Problem[] {
  const { redirects } = valueOf(files, 'redirects.yaml');
  // Pages are the files that had sections; what is staged or not yet counts, too.
  const removed = ['--diff-filter=D', '--no-renames', '--name-only', '-Ssections:', '--relative'];
  const names = [
    ...gitLines(root, 'log', '--format=', '--since=180.days', ...removed),
    ...gitLines(root, 'diff', 'HEAD', ...removed),
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

/** Nothing without git or a first commit. */
function gitLines(root: string, ...args: string[]): string[] {
  try {
    const folder = `${contentFolder}/${defaultLanguage}`;
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', [...args, '--', folder], options)
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
