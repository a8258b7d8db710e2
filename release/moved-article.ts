import type { HostRules } from './host-rules.ts';

/** Where `/blog-details?post=epp-code` redirects to, if it names an article. The rest of the query is kept. */
export function movedArticle(
  { bases, articles: { path, parameter, slugs } }: Pick<HostRules, 'bases' | 'articles'>,
  requested: { path: string; query: string },
): string | undefined {
  if (!bases.some((base) => base + path === requested.path)) return undefined;
  const query = new URLSearchParams(requested.query);
  const slug = query.get(parameter)?.toLowerCase() ?? '';
  if (!slugs.includes(slug)) return undefined;
  query.delete(parameter);
  return `${requested.path}/${slug}${query.size > 0 ? `?${query}` : ''}`;
}
