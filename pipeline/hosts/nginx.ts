import { cachePolicy, hashedFolders, hostFiles } from './cache-policy.ts';
import type { HostRules } from './rules.ts';
import { notice, quoted, targets, translations } from './targets.ts';

/** `always` adds the headers to errors and redirects too; nginx leaves out a header without a value. */
function addHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

/** The maps that nginx looks up for each request: `include` this in `http { … }`. */
export function nginxHttpConfig(rules: HostRules): string {
  const lines = (of: string[]) => of.map((line) => `  ${line}\n`).join('');
  return `${notice}
# Where an address leads: a page's own address, or a new one. Regular expressions, because hashed names
# would need larger buckets.
map $uri $site_target {
${lines(targets(rules).map(({ from, to }) => `"~*^/${from}\\z" ${to};`))}}

# Pages have one spelling, which the request must use as it is.
map "$site_target $request_uri" $site_moved_to {
  default $site_target;
  "~^(?<site_same>\\S+) \\k<site_same>(?:\\?|\\z)" "";
}

map $site_target $site_file {
  default $site_target.html;
  "" $uri;
  / /index.html;
${lines(rules.bases.map((base) => `${base}/404 ${base}/404;`))}}

# Each language has its own not-found page.
map $uri $site_not_found {
  default /404.html;
${lines(translations(rules).map((base) => `"~^${base}(?:/|\\z)" ${base}/404.html;`))}}

# Compressed copies have no address of their own.
map $uri $site_copy_of {
  default "";
  "~^(?<site_original>.+)\\.(?:br|gz)\\z" $site_original;
}

map "$status $uri" $site_cache_control {
  default "${cachePolicy.revalidated}";
  ~^301 "${cachePolicy.redirect}";
  ~^[45] "${cachePolicy.error}";
  "~ /(?:${hashedFolders.join('|')})/" "${cachePolicy.hashed}";
}

map $status $site_allow {
  default "";
  405 "GET, HEAD";
}

# For servers that only redirect to this site.
map "" $site_hsts {
  default ${quoted(rules.headers['strict-transport-security'] ?? '')};
}
`;
}

/**
 * The site itself: `include` this in a `server { … }` whose `root` contains the site's files. All of it is
 * inside `location /`, so that other locations of that server, such as a portal's, are not affected. A
 * location that adds headers inherits none, so each one repeats all headers.
 */
export function nginxServerConfig({ headers }: HostRules): string {
  const common = `  charset utf-8;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

${addHeaders({ ...headers, 'cache-control': '$site_cache_control', allow: '$site_allow' })}`;
  return `${notice}
location / {
${common}
  error_page 404 @site_not_found;

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }

  # Names that begin with a dot, encoded slashes, settings of other hosts, compressed copies.
  if ($uri ~ "/\\.(?!well-known/)") {
    return 404;
  }
  if ($request_uri ~* "^[^?]*%2f") {
    return 404;
  }
  if ($uri ~ "^(?:${[...hostFiles].join('|')})\\z") {
    return 404;
  }
  if (-f $document_root$site_copy_of) {
    return 404;
  }

  if ($site_moved_to) {
    return 301 $site_moved_to$is_args$args;
  }

  try_files $site_file =404;
}

location @site_not_found {
${common}
  try_files $site_not_found =404;
}
`;
}
