import { UserError } from '../cli/user-error.ts';
import type { HostRules } from '../release/host-rules.ts';
import { readRelease } from '../release/manifest.ts';
import { createSiteFiles, isHashed, type SiteFile } from './site-files.ts';
import { addressKey } from './target.ts';

/** The build in memory, indexed the way requests look it up. */
export interface Site {
  /** The id of the release. */
  release: string;
  /** Whether load balancers should send visitors here; false shortly before the server stops. */
  isReady: boolean;
  /** By address key; both `/web-hosting` and `/web-hosting.html` lead to the page. */
  pages: ReadonlyMap<string, { path: string; file: SiteFile }>;
  /** New addresses by the address key of the old one. */
  redirects: ReadonlyMap<string, string>;
  /** For redirects from the one address that all articles used to share. */
  articles: Pick<HostRules, 'bases' | 'articles'>;
  /** All files other than pages, by exact path. */
  files: Map<string, SiteFile>;
  /** The not-found page of each language, by the prefix of its paths, such as `/bn`. */
  notFound: ReadonlyMap<string, SiteFile>;
  /** Headers of every response, with lower-case names. */
  headers: Readonly<Record<string, string>>;
}

/** Reads a release and rejects one that is damaged, lacks a page or has an unsafe redirect. */
export function loadSite(folder: string): Site {
  const release = readRelease(folder);
  const rules = readRules(release.files.get('rules.json'), folder);
  const files = createSiteFiles(release.files);
  const notFound = new Map<string, SiteFile>();

  const pages = new Map<string, { path: string; file: SiteFile }>();
  for (const path of rules.pages) {
    const address = path === '/' ? '/index.html' : `${path}.html`;
    const page = { path, file: takeFile(files, address) };
    pages.set(addressKey(path), page).set(addressKey(address), page);
  }
  for (const base of rules.bases) {
    const page = pages.get(addressKey(`${base}/404`));
    if (!page) throw new UserError(`The build has no page ${base}/404. Run "npm run build" again.`);
    notFound.set(base, page.file);
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
  return {
    release: release.manifest.id,
    isReady: true,
    pages,
    redirects,
    articles: rules,
    files,
    notFound,
    headers,
  };
}

/**
 * Adds the files of another release whose addresses never change, for pages of that release that
 * are still open in a browser.
 */
export function addHashedFiles(site: Site, folder: string): void {
  const { files } = readRelease(folder, (path) => isHashed(path.replace(/^(site|compressed)/, '')));
  for (const [path, file] of createSiteFiles(files)) {
    if (!site.files.has(path)) site.files.set(path, file);
  }
}

function readRules(content: Buffer | undefined, folder: string): HostRules {
  if (!content) {
    throw new UserError(`The build in ${folder} has no rules.json. Run "npm run build" again.`);
  }
  // A rollback may lead to a release from before the site had languages.
  const rules = JSON.parse(content.toString()) as HostRules | Omit<HostRules, 'bases'>;
  return { bases: [''], ...rules };
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
