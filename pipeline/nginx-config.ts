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

/**
 * A server block for nginx: `include` it in `http { … }` and set `root` to the site's folder. A
 * location that adds headers inherits none, so each of them repeats all headers.
 */
export function nginxConfig({ headers, pages, redirects, articles }: HostRules): string {
  const redirectLines = Object.entries(redirects).map(
    ([from, to]) => `  ~*^${from.replaceAll('.', String.raw`\.`)}/?$ ${to};`,
  );
  const pageLines = pages.map((page) =>
    page === '/' ? '  ~*^/index\\.html/?$ /;' : `  ~*^${page}(\\.html)?/?$ ${page};`,
  );
  const { path, parameter } = articles;
  const articleLines = articles.slugs.map((slug) => `  "~*^${path}/? ${slug}$" ${path}/${slug};`);
  const pageHeaders = { ...headers, 'cache-control': '$cache_control' };
  return `# Made by the build from the same tables as everything else; changes here are lost.
map $uri $moved_to {
  default "";
${redirectLines.join('\n')}
}

map "$uri $arg_${parameter}" $article {
  default "";
${articleLines.join('\n')}
}

# The query without the article's name.
map $args $other_args {
  default "";
  "~^${parameter}=[^&]*&(?<rest>.+)$" ?$rest;
  "~^(?<before>.+?)&${parameter}=[^&]*(?<after>&.*)?$" ?$before$after;
}

map $uri $page {
  default "";
${pageLines.join('\n')}
}

map $status $cache_control {
  default "${cachePolicy.revalidated}";
  301 "${cachePolicy.redirect}";
  ~^[45] "${cachePolicy.error}";
}

server {
  listen 8080;
  root /var/www/site;
  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  error_page 404 @not_found;

${addHeaders(pageHeaders, '  ')}

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }

  if ($moved_to) {
    return 301 $moved_to$is_args$args;
  }

  if ($article) {
    return 301 $article$other_args;
  }

  # The canonical spelling: lower case, no slash at the end, no file ending.
  set $wrong_spelling $page:$uri;
  if ($page = $uri) {
    set $wrong_spelling "";
  }
  if ($page = "") {
    set $wrong_spelling "";
  }
  if ($wrong_spelling) {
    return 301 $page$is_args$args;
  }

  # Compressed copies have no address of their own.
  location ~ ^(?<original>.+)\\.(br|gz)$ {
    if (-f $document_root$original) {
      return 404;
    }
  }

  location ~ ^/(${hashedFolders.join('|')})/ {
    try_files $uri =404;
${addHeaders({ ...headers, 'cache-control': cachePolicy.hashed }, '    ')}
  }

  location ~ ^/(_headers|_redirects|_routes\\.json|_worker\\.js|vercel\\.json|nginx\\.conf)$ {
    return 404;
  }

  location = ${speculationRulesPath} {
    default_type ${speculationRulesType};
  }

  location = / {
    try_files /index.html =404;
  }

  location = /404 {
    return 404;
  }

  location @not_found {
    try_files /404.html =404;
  }

  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}
