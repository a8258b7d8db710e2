import { readdirSync } from 'node:fs';
import path from 'node:path';
import { valueOf } from './read/known-files.ts';
import type { Problem } from './read/problem.ts';
import type { Content } from './read/read-content.ts';
import { hashedFolders, hostFiles } from '../hosts/cache-policy.ts';
import { languageCodes } from '../../src/schema/languageCodes.ts';

/** Files that operators publish as they are, such as those that search consoles verify a site by. */
export const publicFolder = 'content/public';

/** Keeps the empty folder in git. */
const placeholder = '.gitkeep';

/** The first part of the addresses of our folders: built files, social cards and languages. */
const ourFolders: ReadonlySet<string> = new Set([...hashedFolders, 'cards', ...languageCodes]);

/** Our files that are no pages. Other hosts' settings are among them. */
const ourFiles: ReadonlySet<string> = new Set([
  '.well-known/security.txt',
  ...[...hostFiles].map((name) => name.slice(1)),
  'apple-touch-icon.png',
  'blog.atom',
  'favicon.ico',
  'favicon.svg',
  'icon-512.png',
  'index.html',
  'licences.txt',
  'release.txt',
  'robots.txt',
  'sitemap.xml',
]);

/** The names of the folder's files, with slashes. */
export function publicFiles(root: string): string[] {
  const folder = path.join(root, publicFolder);
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((name) => name !== placeholder)
      .map((name) => name.split(path.sep).join('/'))
      .sort();
  } catch {
    // Without the folder there is nothing to publish.
    return [];
  }
}

/** Why a file cannot be published, or undefined if it can. */
export function publicFileProblem(
  name: string,
  content: Pick<Content, 'files' | 'pages'>,
): string | undefined {
  if (!/^[\w.~/-]+$/.test(name)) {
    return 'its address would need escaping; use letters, digits, dots, hyphens and underscores';
  }
  // Our server and some disks do not distinguish case.
  const address = name.toLowerCase();
  // Compressed copies are looked up beside the original.
  const original = address.replace(/\.(br|gz)$/, '');
  const [folder = ''] = address.split('/');
  if (ourFolders.has(folder)) {
    return `the build writes its own files to /${folder}; choose another folder`;
  }
  if (ourFiles.has(original)) return `it would hide our own /${original}; remove it`;
  if (/(^|\/)\.(?!well-known\/)/.test(address) || address.lastIndexOf('.well-known/') > 0) {
    return 'names that begin with a dot are not published, except in /.well-known; rename it';
  }
  const pages = content.pages.map((page) => page.path);
  const { redirects } = valueOf(content.files, 'redirects.yaml');
  const hidden = [...pages, ...Object.keys(redirects)].find((taken) => {
    const page = taken.slice(1).toLowerCase();
    return [page, `${page}.html`, `${page}/index.html`].includes(original);
  });
  return hidden === undefined ? undefined : `it would hide ${hidden}; choose another name`;
}

/** Files in the folder that would hide one of ours, or that no host would serve. */
export function publicFileProblems(root: string, content: Content): Problem[] {
  return publicFiles(root).flatMap((name) => {
    const message = publicFileProblem(name, content);
    return message === undefined ? [] : [{ file: `${publicFolder}/${name}`, field: '', message }];
  });
}
