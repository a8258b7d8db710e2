import { linkAdvice, parseTarget } from '../../src/schema/link.ts';
import type { LinkTarget } from '../../src/schema/link.ts';
import type { MarkdownContext, MarkdownReferences } from './context.ts';

/** What is wrong with a path on this site, if anything. */
function pathProblem(
  path: string,
  { pagePaths, redirects, articles: base }: MarkdownReferences,
): string | undefined {
  if (pagePaths.has(path)) return undefined;
  if (base !== undefined && path.startsWith(`${base}/`)) {
    const articles = [...pagePaths].filter((known) => known.startsWith(`${base}/`));
    return `there is no such article; write one of ${articles.join(', ')}`;
  }
  const target = redirects[path];
  if (target !== undefined) return `this address redirects; write ${target}`;
  return 'there is no such page; write the address of a page, such as /vps, or remove the link';
}

/** The target of a link; only our own pages and the named targets are allowed. */
export function linkTarget(href: string, context: MarkdownContext): LinkTarget | undefined {
  const { anchors, report } = context;
  if (href.startsWith('#')) anchors.add(href);
  const target = parseTarget(href);
  const problem =
    target === undefined
      ? linkAdvice
      : href.startsWith('/')
        ? pathProblem(href, context)
        : undefined;
  if (problem === undefined) return target;
  report(`link to ${href}`, problem);
  return undefined;
}
