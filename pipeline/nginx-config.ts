import { cachePolicy, hashedFolders } from '../release/cache-policy.ts';
import type { HostRules } from '../release/host-rules.ts';
import { speculationRulesPath, speculationRulesType } from '../release/speculation-rules.ts';

function quoted(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
}

/** `always` adds the headers to errors and redirects too. */
function addHeaders(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

const notice =
  '# Made by the build from the same tables as everything else; changes here are lost.';

/** What nginx looks up for each request: to `include` in `http { … }`. */
export function nginxHttpConfig({ bases, headers, pages, redirects, articles }: HostRules): string {
  const redirectLines = Object.entries(redirects).map(
    ([from, to]) => `  ~*^${from.replaceAll('.', String.raw`\.`)}/?$ ${to};`,
  );
  const pageLines = pages.map((page) =>
    page === '/' ? '  ~*^/index\\.html/?$ /;' : `  ~*^${page}(\\.html)?/?$ ${page};`,
  );
  const { path, parameter } = articles;
  const articleLines = bases.flatMap((base) =>
    articles.slugs.map((slug) => `  "~*^${base}${path}/? ${slug}$" ${base}${path}/${slug};`),
  );
  return `${notice}
map $uri $site_moved_to {
  default "";
${redirectLines.join('\n')}
}

map "$uri $arg_${parameter}" $site_article {
  default "";
${articleLines.join('\n')}
}

# The query without the article's name.
map $args $site_other_args {
  default "";
  "~^${parameter}=[^&]*&(?<rest>.+)$" ?$rest;
  "~^(?<before>.+?)&${parameter}=[^&]*(?<after>&.*)?$" ?$before$after;
}

map $uri $site_page {
  default "";
${pageLines.join('\n')}
}

# The canonical spelling: lower case, no slash at the end, no file ending.
map "$site_page:$uri" $site_spelling {
  default $site_page;
  "~^(?<same>.*):\\k<same>$" "";
}

# Each language has its own.
map $uri $site_not_found {
  default /404.html;
${bases
  .filter((base) => base !== '')
  .map((base) => `  ~*^${base}(/|$) ${base}/404.html;`)
  .join('\n')}
}

map $status $site_cache_control {
  default "${cachePolicy.revalidated}";
  301 "${cachePolicy.redirect}";
  ~^[45] "${cachePolicy.error}";
}

# For servers that only redirect to this site.
map "" $site_hsts {
  default ${quoted(headers['strict-transport-security'] ?? '')};
}
`;
}

/**
 * The site itself: to `include` in a `server { … }` whose `root` contains the site's files and their
 * compressed copies. All of it is inside `location /`, so that other locations of that server, such as
 * a portal's, are not affected. A location that adds headers inherits none, so each of them repeats
 * all headers.
 */
export function nginxServerConfig({ bases, headers }: HostRules): string {
  const common = `  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

${addHeaders({ ...headers, 'cache-control': '$site_cache_control' }, '  ')}`;
  return `${notice}
location / {
${common}
  error_page 404 @site_not_found;

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }

  if ($site_moved_to) {
    return 301 $site_moved_to$is_args$args;
  }

  if ($site_article) {
    return 301 $site_article$site_other_args;
  }

  if ($site_spelling) {
    return 301 $site_spelling$is_args$args;
  }

  try_files $uri $uri.html =404;

  location = / {
    try_files /index.html =404;
  }

${bases.map((base) => `  location = ${base}/404 {\n    return 404;\n  }`).join('\n\n')}

  location = ${speculationRulesPath} {
    default_type ${speculationRulesType};
  }

  # Compressed copies have no address of their own.
  location ~ ^(?<original>.+)\\.(br|gz)$ {
    if (-f $document_root$original) {
      return 404;
    }
  }

  # Settings of other hosts.
  location ~ ^/(_headers|_redirects|_routes\\.json|_worker\\.js|vercel\\.json)$ {
    return 404;
  }

  location ~ ^/(${hashedFolders.join('|')})/ {
    try_files $uri =404;
${addHeaders({ ...headers, 'cache-control': cachePolicy.hashed }, '    ')}
  }
}

location @site_not_found {
${common}
  try_files $site_not_found =404;
}
`;
}
