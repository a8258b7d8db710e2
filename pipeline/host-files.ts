import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePolicy, hashedFolders } from '../release/cache-policy.ts';
import type { HostRules } from '../release/host-rules.ts';
import { speculationRulesPath, speculationRulesType } from '../release/speculation-rules.ts';
import { workerRoutes, workerScript } from './cloudflare-worker.ts';
import { nginxHttpConfig, nginxServerConfig } from './nginx-config.ts';

/** `_headers` for Cloudflare Pages and Netlify. */
export function headersFile({ headers }: HostRules): string {
  const block = (pattern: string, values: Record<string, string>) =>
    [pattern, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', { ...headers, 'cache-control': cachePolicy.revalidated }),
    ...hashedFolders.map((folder) =>
      // `!` first removes the value that `/*` set; otherwise the two would be joined.
      [`/${folder}/*`, '  ! cache-control', `  cache-control: ${cachePolicy.hashed}`].join('\n'),
    ),
    // Neither host knows this file's type.
    [speculationRulesPath, '  ! content-type', `  content-type: ${speculationRulesType}`].join(
      '\n',
    ),
    '',
  ].join('\n\n');
}

/**
 * `_redirects` for Cloudflare Pages and Netlify, each address as written and in lower case. Only Netlify
 * reads the lines with a query; Cloudflare skips them and uses its worker. `!` redirects even though
 * there is a page at that path.
 */
export function redirectsFile({ bases, redirects, otherSpellings, articles }: HostRules): string {
  const lines = [
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [...new Set([from, from.toLowerCase()])].map((spelling) => `${spelling} ${to} 301`),
    ),
    ...otherSpellings.map((spelling) => `${spelling} ${spelling.toLowerCase()} 301`),
    ...bases.flatMap((base) =>
      articles.slugs.map((slug) => {
        const list = base + articles.path;
        return `${list} ${articles.parameter}=${slug} ${list}/${slug} 301!`;
      }),
    ),
    // Netlify has a single not-found page by default; Cloudflare uses the nearest one.
    ...bases.filter((base) => base !== '').map((base) => `${base}/* ${base}/404 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/** `vercel.json` for Vercel: pages without a file extension or a trailing slash. */
export function vercelConfig({
  bases,
  headers,
  redirects,
  otherSpellings,
  articles,
}: HostRules): string {
  const asList = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...[
          ...Object.entries(redirects),
          ...otherSpellings.map((spelling) => [spelling, spelling.toLowerCase()] as const),
        ].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
        ...bases.map((base) => ({
          source: base + articles.path,
          has: [
            {
              type: 'query',
              key: articles.parameter,
              value: `(?<slug>${articles.slugs.join('|')})`,
            },
          ],
          destination: `${base}${articles.path}/:slug`,
          statusCode: 301,
        })),
      ],
      headers: [
        {
          source: '/(.*)',
          headers: asList({ ...headers, 'cache-control': cachePolicy.revalidated }),
        },
        {
          source: `/(${hashedFolders.join('|')})/(.*)`,
          headers: asList({ 'cache-control': cachePolicy.hashed }),
        },
        {
          source: speculationRulesPath,
          headers: asList({ 'content-type': speculationRulesType }),
        },
      ],
    },
    null,
    2,
  );
}

/**
 * Writes the settings that make other hosts respond like our own server. CDNs look for theirs among
 * the site's files; nginx's are in a folder of their own.
 */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  const files = {
    'site/_headers': headersFile(rules),
    'site/_redirects': redirectsFile(rules),
    'site/_routes.json': workerRoutes(rules),
    'site/_worker.js': workerScript(rules),
    'site/vercel.json': vercelConfig(rules),
    'nginx/http.conf': nginxHttpConfig(rules),
    'nginx/server.conf': nginxServerConfig(rules),
  };
  await mkdir(path.join(folder, 'nginx'));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}
