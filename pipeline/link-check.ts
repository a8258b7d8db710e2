import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../src/content/pages.ts';
import { redirects } from '../src/content/redirects.ts';
import { site } from '../src/content/site.ts';
import { ContentError } from './content/mistakes.ts';
import { pageFile } from './prerender.ts';

/** Addresses in a page's HTML: links, pictures, icons, films, and the picture for shared links. */
export function addressesIn(html: string): string[] {
  const found = html.matchAll(
    /\s(?:href|src|poster)="([^"]+)"|property="og:image" content="([^"]+)"/g,
  );
  return [...new Set([...found].map(([, local, shared]) => local ?? shared ?? ''))];
}

/** Places in a document that a link can lead to. */
export function placesIn(document: string): Set<string> {
  return new Set([...document.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
}

/** What a site has: its documents by address, and whether a file is there. */
export interface BuiltSite {
  /** The HTML of a page or the text of a drawing; undefined where there is none. */
  document: (address: string) => string | undefined;
  hasFile: (address: string) => boolean;
}

/** Why an address of this site leads nowhere, if it does. */
export function brokenAddress(address: string, from: string, built: BuiltSite): string | undefined {
  const { origin, pathname, hash } = new URL(address, new URL(from, site.url));
  if (origin !== site.url || Object.hasOwn(redirects, pathname)) return undefined;
  const document = built.document(pathname);
  if (document === undefined) {
    return built.hasFile(pathname) ? undefined : `there is no page or file ${pathname}`;
  }
  const places = placesIn(document);
  if (hash === '' || places.has(decodeURIComponent(hash.slice(1)))) return undefined;
  // What stands around the page has places too, but none that a link of the content should lead to.
  const known = [...placesIn(document.slice(Math.max(document.indexOf('<main'), 0)))]
    .map((id) => `#${id}`)
    .slice(0, 20);
  return `${pathname} has no place ${hash}; write one of ${known.join(', ')}`;
}

/** The lines of the content that name an address, so that one knows where to change it. */
export function whereNamed(address: string, root: string): string {
  const spellings = [`'${address}'`, `"${address}"`, `\`${address}\``, `(${address})`];
  const places = globSync('src/content/**/*.{ts,md}', { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        spellings.some((spelling) => line.includes(spelling)) ? [`${file}, line ${index + 1}`] : [],
      ),
  );
  return places.length > 0 ? places.sort().join(' and ') : 'the page’s component';
}

/** Fails with every address in the built pages that leads nowhere. */
export function assertLinks(siteFolder: string, root: string): void {
  const texts = new Map<string, string>();
  for (const page of pages) {
    texts.set(page.path, readFileSync(path.join(siteFolder, pageFile(page.path)), 'utf8'));
  }
  const built: BuiltSite = {
    document: (address) => {
      const file = path.join(siteFolder, address);
      if (!texts.has(address) && address.endsWith('.svg') && existsSync(file)) {
        texts.set(address, readFileSync(file, 'utf8'));
      }
      return texts.get(address);
    },
    hasFile: (address) => existsSync(path.join(siteFolder, address)),
  };
  const found = pages.flatMap((page) =>
    addressesIn(texts.get(page.path) ?? '').flatMap((address) => {
      const broken = brokenAddress(address, page.path, built);
      return broken === undefined ? [] : [{ address, broken, on: page.path }];
    }),
  );
  // A link in the footer is on every page, and is one mistake.
  const mistakes = [...new Set(found.map(({ address }) => address))].map((address) => {
    const [first, ...others] = found.filter((mistake) => mistake.address === address);
    const more = others.length > 0 ? ` and ${others.length} other pages` : '';
    return `${whereNamed(address, root)}: link to ${address} on ${first?.on}${more}: ${first?.broken}`;
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
