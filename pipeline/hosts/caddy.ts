import { cachePolicy, compressedTypes, hashedFolders, hostFiles } from './cache-policy.ts';
import type { HostRules } from './rules.ts';
import { notice, quoted, targets, translations } from './targets.ts';

/** The site for Caddy 2.6 and later: `import` this in a site whose `root` contains the site's files. */
export function caddyConfig(rules: HostRules): string {
  const lines = (of: string[]) => of.map((line) => `  ${line}\n`).join('');
  const fields = Object.entries({ ...rules.headers, 'cache-control': cachePolicy.revalidated });
  return `${notice}
# Where an address leads: a page's own address, or a new one.
map {path} {site_target} {
${lines(targets(rules).map(({ from, to }) => `"~(?i)^/+${from}$" ${to}`))}  default ""
}

map {site_target} {site_file} {
  "" {path}
  / /index.html
${lines(rules.bases.map((base) => `${base}/404 ${base}/404`))}  default {site_target}.html
}

# Each language has its own not-found page.
map {path} {site_not_found} {
${lines(translations(rules).map((base) => `"~^/+${base.slice(1)}(?:/|$)" ${base}/404.html`))}  default /404.html
}

map {path} {site_copy_of} {
  "~^(.+)\\.(?:br|gz)$" "\${1}"
  default ""
}

map {query} {site_query} {
  "" ""
  default ?{query}
}

# Pages have one spelling, which the request must use as it is.
@site_moved expression \`{site_target} != "" && {uri} != {site_target} && !{uri}.startsWith({site_target} + "?") && !{uri}.matches("(?i)^[^?]*%2f")\`

@site_found {
  file {site_file}
  not path_regexp .+/$
  # Names that begin with a dot, encoded slashes, settings of other hosts, compressed copies.
  not {
    path */.*
    not path */.well-known/*
  }
  not vars_regexp {uri} "(?i)^[^?]*%2f"
  not path ${[...hostFiles].join(' ')}
  not file {site_copy_of}
}

@site_refused not method GET HEAD
@site_hashed path ${hashedFolders.map((folder) => `/${folder}/*`).join(' ')}

route {
  header {
${lines(fields.map(([name, value]) => `  ${name} ${quoted(value)}`))}  }
  route @site_refused {
    header cache-control ${cachePolicy.error}
    header allow "GET, HEAD"
    respond 405
  }
  route @site_moved {
    header cache-control "${cachePolicy.redirect}"
    redir {site_target}{site_query} 301
  }
  route @site_found {
    header @site_hashed cache-control "${cachePolicy.hashed}"
    rewrite {site_file}
    @site_compressed path ${Object.keys(compressedTypes)
      .map((extension) => `*.${extension}`)
      .join(' ')}
    header @site_compressed {
      vary Accept-Encoding
      defer
    }
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
  route {
    header cache-control ${cachePolicy.error}
    rewrite {site_not_found}
    header {
      vary Accept-Encoding
      defer
    }
    file_server {
      precompressed br gzip
      status 404
    }
  }
}
`;
}
