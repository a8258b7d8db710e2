import { pages } from '../../src/content/pages.ts';
import { redirects } from '../../src/content/redirects.ts';
import { outsidePlaces, portalPages } from '../../src/content/schema/link.ts';
import type { ProseTarget } from '../../src/content/schema/prose.ts';
import type { MarkdownContext } from './context.ts';

const articleAddress = '/blog-details?post=';
const pagePaths = new Set<string>(pages.map((page) => page.path));
const redirectTargets: Readonly<Record<string, string>> = redirects;

/** What is wrong with a path on this site, if anything. */
function pathProblem(path: string, articleSlugs: readonly string[]): string | undefined {
  if (path.startsWith(articleAddress)) {
    const slug = path.slice(articleAddress.length);
    if (articleSlugs.includes(slug)) return undefined;
    return `there is no src/content/blog/${slug}.md; use one of ${articleSlugs.join(', ')}`;
  }
  if (pagePaths.has(path)) return undefined;
  const target = redirectTargets[path];
  if (target !== undefined) return `this address redirects; write ${target}`;
  return 'there is no such page; write a path from src/content/pages.ts, such as /vps';
}

/** Where a link leads; only our own pages and the named places are allowed. */
export function linkTarget(
  href: string,
  { articleSlugs, anchors, report }: MarkdownContext,
): ProseTarget | undefined {
  if (href.startsWith('#')) {
    anchors.add(href);
    return href;
  }
  if (href.startsWith('/')) {
    const problem = pathProblem(href, articleSlugs);
    if (problem === undefined) return href;
    report(`link to ${href}`, problem);
    return undefined;
  }
  const [scheme, name] = href.split(':', 2);
  const portal = portalPages.find((page) => scheme === 'portal' && page === name);
  if (portal) return { portal };
  const outside = outsidePlaces.find((place) => scheme === 'outside' && place === name);
  if (outside) return { outside };
  const names = [
    ...portalPages.map((page) => `portal:${page}`),
    ...outsidePlaces.map((place) => `outside:${place}`),
  ];
  report(`link to ${href}`, `write a page such as /vps, or one of ${names.join(', ')}`);
  return undefined;
}
