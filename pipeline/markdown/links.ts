import { linkAdvice, parseTarget } from '../../src/content/schema/link.ts';
import type { ProseTarget } from '../../src/content/schema/prose.ts';
import type { MarkdownContext, MarkdownKnowledge } from './context.ts';

const articleAddress = '/blog-details?post=';

/** What is wrong with a path on this site, if anything. */
function pathProblem(
  path: string,
  { articleSlugs, pagePaths, redirects }: MarkdownKnowledge,
): string | undefined {
  if (path.startsWith(articleAddress)) {
    const slug = path.slice(articleAddress.length);
    if (articleSlugs.includes(slug)) return undefined;
    return `there is no src/content/en/blog/${slug}.md; use one of ${articleSlugs.join(', ')}`;
  }
  if (pagePaths.has(path)) return undefined;
  const target = redirects[path];
  if (target !== undefined) return `this address redirects; write ${target}`;
  return 'there is no such page; write a path from src/content/pages.yaml, such as /vps';
}

/** Where a link leads; only our own pages and the named places are allowed. */
export function linkTarget(href: string, context: MarkdownContext): ProseTarget | undefined {
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
