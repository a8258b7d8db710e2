import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apacheFiles } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import { cachePolicy, hashedFolders } from './cache-policy.ts';
import { nginxHttpConfig, nginxServerConfig } from './nginx.ts';
import type { HostRules } from './rules.ts';

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
export function redirectsFile({ bases, redirects, otherSpellings }: HostRules): string {
  const lines = [
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [...new Set([from, from.toLowerCase()])].map((spelling) => `${spelling} ${to} 301`),
    ),
    ...otherSpellings.map((spelling) => `${spelling} ${spelling.toLowerCase()} 301`),
    // Netlify has a single not-found page by default; Cloudflare uses the nearest one.
    ...bases.filter((base) => base !== '').map((base) => `${base}/* ${base}/404 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Writes the settings that make other hosts respond alike. CDNs, Apache and LiteSpeed look for theirs
 * among the site's files; nginx's and Caddy's are in folders of their own.
 */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  const files = {
    'rules.json': JSON.stringify(rules, null, 2),
    'site/_headers': headersFile(rules),
    'site/_redirects': redirectsFile(rules),
    'nginx/http.conf': nginxHttpConfig(rules),
    'nginx/server.conf': nginxServerConfig(rules),
    'caddy/site.conf': caddyConfig(rules),
  };
  const apache = apacheFiles(rules).map(([name, text]) => [`site/${name}`, text] as const);
  for (const [name, text] of [...Object.entries(files), ...apache]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}
