import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cachePolicy, hashedFolders } from '../release/cache-policy.ts';
import type { HostRules } from '../release/host-rules.ts';
import { nginxConfig } from './nginx-config.ts';

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
    '',
  ].join('\n\n');
}

/** `_redirects` for Cloudflare Pages and Netlify, each address as written and in lower case. */
export function redirectsFile({ redirects, otherSpellings }: HostRules): string {
  const lines = [
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [...new Set([from, from.toLowerCase()])].map((spelling) => `${spelling} ${to} 301`),
    ),
    ...otherSpellings.map((spelling) => `${spelling} ${spelling.toLowerCase()} 301`),
  ];
  return `${lines.join('\n')}\n`;
}

/** `vercel.json` for Vercel: pages without a file extension or a trailing slash. */
export function vercelConfig({ headers, redirects, otherSpellings }: HostRules): string {
  const asList = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...Object.entries(redirects),
        ...otherSpellings.map((spelling) => [spelling, spelling.toLowerCase()] as const),
      ].map(([source, destination]) => ({
        source,
        destination,
        statusCode: 301,
      })),
      headers: [
        {
          source: '/(.*)',
          headers: asList({ ...headers, 'cache-control': cachePolicy.revalidated }),
        },
        {
          source: `/(${hashedFolders.join('|')})/(.*)`,
          headers: asList({ 'cache-control': cachePolicy.hashed }),
        },
      ],
    },
    null,
    2,
  );
}

/** Writes the settings that make other hosts respond like our own server. */
export async function writeHostFiles(siteFolder: string, rules: HostRules): Promise<void> {
  const files = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'vercel.json': vercelConfig(rules),
    'nginx.conf': nginxConfig(rules),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(siteFolder, name), text);
  }
}
