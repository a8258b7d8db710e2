import type { HostRules } from './host-rules.ts';

/** Where `/blog-details?post=epp-code` leads, if it names an article. The rest of the query is kept. */
export function movedArticle(
  { path, parameter, slugs }: HostRules['articles'],
  requested: { path: string; query: string },
): string | undefined {
  if (requested.path !== path) return undefined;
  const query = new URLSearchParams(requested.query);
  const slug = query.get(parameter)?.toLowerCase() ?? '';
  if (!slugs.includes(slug)) return undefined;
  query.delete(parameter);
  return `${path}/${slug}${query.size > 0 ? `?${query}` : ''}`;
}
