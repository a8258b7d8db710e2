import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { site } from '../src/site/site.ts';
import { ContentError } from './content/read/problem.ts';
import type { Problem } from './content/read/problem.ts';
import type { HostRules } from './hosts/rules.ts';
import { attribute, parseHtml, withDescendants } from './html.ts';
import type { HtmlElement } from './html.ts';
import { assertHtml } from './html-check.ts';
import { portalUrl } from './portal-url.ts';
import { pageFile } from './prerender.ts';

/** What a page links to, and the ids that links to it can use. */
export interface LinkedDocument {
  addresses: readonly string[];
  ids: ReadonlySet<string>;
  /** The ids that a message may suggest: those of the content, not of the header and footer. */
  contentIds: readonly string[];
}

function addressesOf(element: HtmlElement): string[] {
  const image = attribute(element, 'property') === 'og:image' ? ['content'] : [];
  return ['href', 'src', 'poster', ...image].flatMap((name) => attribute(element, name) ?? []);
}

function idsOf(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap((element) => attribute(element, 'id') ?? []);
}

export function readDocument(elements: readonly HtmlElement[]): LinkedDocument {
  const main = elements.find(({ tagName }) => tagName === 'main');
  return {
    addresses: [...new Set(elements.flatMap(addressesOf))],
    ids: new Set(idsOf(elements)),
    contentIds: idsOf(main ? withDescendants(main) : elements),
  };
}

/** What the build has written, by path. */
export interface BuiltSite {
  rules: Pick<HostRules, 'redirects' | 'otherSpellings'>;
  page: (path: string) => LinkedDocument | undefined;
  hasFile: (path: string) => boolean;
}

/** Addresses are percent-encoded, file names and ids are not. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Why a link to this site is broken, or undefined if it works. */
export function brokenLink(address: string, from: string, built: BuiltSite): string | undefined {
  const { origin, pathname, hash } = new URL(address, new URL(from, site.url));
  if (origin !== site.url) return undefined;
  const [target, id] = [decoded(pathname), decoded(hash.slice(1))];
  if (target === undefined || id === undefined) return 'write %25 for a percent sign';
  const { redirects, otherSpellings } = built.rules;
  if (Object.hasOwn(redirects, target) || otherSpellings.includes(target)) return undefined;
  const page = built.page(target);
  if (page === undefined) {
    return built.hasFile(target) ? undefined : `there is no page or file ${target}`;
  }
  if (id === '' || page.ids.has(id)) return undefined;
  const suggestions = page.contentIds.slice(0, 20).map((known) => `#${known}`);
  return `${target} has no element with the id '${id}'; use one of ${suggestions.join(', ')}`;
}

/** Whether a line of YAML or Markdown links to an address. */
function isLinkTo(line: string, address: string): boolean {
  const value = line.slice(line.indexOf(': ') + 2).trim();
  return value.replaceAll(/^["']|["']$/g, '') === address || line.includes(`](${address})`);
}

/** The places in the content that link to an address. */
export function findInContent(address: string, root: string): { file: string; line?: number }[] {
  const found = globSync('content/**/*.{yaml,md}', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (isLinkTo(line, address) ? [{ file, line: index + 1 }] : [])),
    );
  return found.length > 0 ? found : [{ file: 'src/sections' }];
}

/** Throws if a page contains something that the CSP blocks, or if links are broken; then it lists them all. */
export function assertPages(siteFolder: string, root: string, rules: HostRules): void {
  const read = (file: string) => parseHtml(readFileSync(path.join(siteFolder, file), 'utf8'));
  const documents = new Map<string, LinkedDocument>(
    rules.pages.map((page) => {
      const elements = read(pageFile(page));
      assertHtml(page, elements);
      return [page, readDocument(elements)];
    }),
  );
  const built: BuiltSite = {
    rules,
    page: (target) => documents.get(target),
    hasFile: (target) => existsSync(path.join(siteFolder, target)),
  };
  const portal = portalUrl();
  const broken = rules.pages.flatMap((page) =>
    (documents.get(page)?.addresses ?? []).flatMap((address) => {
      // The portal may be in a folder of this site.
      if (address.startsWith(`${portal}/`)) return [];
      const reason = brokenLink(address, page, built);
      return reason === undefined ? [] : [{ address, reason, on: page }];
    }),
  );
  // A broken link in the footer is on every page, but is reported once.
  const problems = [...new Set(broken.map(({ address }) => address))].flatMap((address) => {
    const [first, ...others] = broken.filter((link) => link.address === address);
    const more =
      others.length > 0
        ? ` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`
        : '';
    return findInContent(address, root).map(({ file, line }): Problem => ({
      file,
      line,
      field: `link to ${address} on ${first?.on}${more}`,
      message: first?.reason ?? '',
    }));
  });
  if (problems.length > 0) throw new ContentError(problems);
}
