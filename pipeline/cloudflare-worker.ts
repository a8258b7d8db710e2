import type { HostRules } from '../release/host-rules.ts';

/** `_routes.json`: the only addresses for which Cloudflare Pages runs the worker. */
export function workerRoutes({ bases, articles }: HostRules): string {
  const include = bases.flatMap((base) => [base + articles.path, `${base}${articles.path}/`]);
  return `${JSON.stringify({ version: 1, include, exclude: [] })}\n`;
}

/** `_worker.js`: Cloudflare's `_redirects` ignores queries, so old addresses of articles need a script. */
export function workerScript({ articles }: HostRules): string {
  const { parameter, slugs } = articles;
  return `// Made by the build from the same tables as everything else; changes here are lost.
const articles = new Set(${JSON.stringify(slugs)});

export default {
  fetch(request, env) {
    const url = new URL(request.url);
    const slug = (url.searchParams.get('${parameter}') ?? '').toLowerCase();
    if (!articles.has(slug)) return env.ASSETS.fetch(request);
    url.searchParams.delete('${parameter}');
    const location = url.pathname.toLowerCase().replace(/\\/$/, '') + '/' + slug + url.search;
    return new Response(null, { status: 301, headers: { location } });
  },
};
`;
}
