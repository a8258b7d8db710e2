import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../cli/user-error.ts';
import type { HostRules } from '../release/host-rules.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';
import { addressKey } from './target.ts';

/** The build in memory, indexed the way requests look it up. */
export interface Site {
  /** By address key; both `/web-hosting` and `/web-hosting.html` lead to the page. */
  pages: ReadonlyMap<string, { path: string; file: SiteFile }>;
  /** New addresses by the address key of the old one. */
  redirects: ReadonlyMap<string, string>;
  /** Articles, which had one address in common. */
  articles: HostRules['articles'];
  /** All files other than pages, by exact path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** Headers of every response, with lower-case names. */
  headers: Readonly<Record<string, string>>;
}

/** Reads `dist` and rejects a build with missing pages or unsafe redirects. */
export function loadSite(dist: string): Site {
  const rules = readRules(dist);
  const files = readSiteFiles(join(dist, 'site'));
  const notFound = takeFile(files, '/404.html');

  const pages = new Map<string, { path: string; file: SiteFile }>();
  for (const path of rules.pages) {
    const address = path === '/' ? '/index.html' : `${path}.html`;
    const page = { path, file: address === '/404.html' ? notFound : takeFile(files, address) };
    pages.set(addressKey(path), page).set(addressKey(address), page);
  }

  const redirects = new Map<string, string>();
  for (const [from, to] of Object.entries(rules.redirects)) {
    // Browsers read what follows a second slash as a host name.
    if (!/^\/(?![/\\])/.test(to)) {
      throw new UserError(
        `The redirect from ${from} leads off the site, to "${to}"; it must lead to a path such as /vps.`,
      );
    }
    redirects.set(addressKey(from), to);
  }

  const headers = Object.fromEntries(
    Object.entries(rules.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { pages, redirects, articles: rules.articles, files, notFound, headers };
}

export function readRules(dist: string): HostRules {
  try {
    return JSON.parse(readFileSync(join(dist, 'rules.json'), 'utf8')) as HostRules;
  } catch {
    throw new UserError(`There is no finished build in ${dist}. Run "npm run build" first.`);
  }
}

/** Removes the file from the map, so that a page has only one address. */
function takeFile(files: Map<string, SiteFile>, address: string): SiteFile {
  const file = files.get(address);
  if (!file) {
    throw new UserError(`The build has no ${address}. Run "npm run build" again.`);
  }
  files.delete(address);
  return file;
}
