import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRules } from '../release/host-rules.ts';
import { readSiteFiles, type SiteFile } from './site-files.ts';
import { StartError } from '../cli/start-error.ts';
import { addressKey } from './target.ts';

/** The build in the form in which requests ask for it. */
export interface Site {
  /** By address key, so `/web-hosting` and `/web-hosting.html` both lead to the page. */
  pages: ReadonlyMap<string, { path: string; file: SiteFile }>;
  /** New addresses by the key of the old one. */
  redirects: ReadonlyMap<string, string>;
  /** All files that are no pages, by their exact path. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** What every answer carries, with names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** Reads `dist`, and refuses one that the server could only answer wrongly from. */
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
    // A second slash would make a browser read the rest as another host.
    if (!/^\/(?![/\\])/.test(to)) {
      throw new StartError(`The redirect from ${from} leads off the site, to "${to}".`);
    }
    redirects.set(addressKey(from), to);
  }

  const headers = Object.fromEntries(
    Object.entries(rules.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { pages, redirects, files, notFound, headers };
}

/** Fails in one sentence where nothing has been built yet. */
export function readRules(dist: string): HostRules {
  try {
    return JSON.parse(readFileSync(join(dist, 'rules.json'), 'utf8')) as HostRules;
  } catch {
    throw new StartError(`There is no finished build in ${dist}. Run "npm run build" first.`);
  }
}

/** A page's file leaves the map, so that it has one address only. */
function takeFile(files: Map<string, SiteFile>, address: string): SiteFile {
  const file = files.get(address);
  if (!file) throw new StartError(`The build lacks ${address}. Run "npm run build" again.`);
  files.delete(address);
  return file;
}
