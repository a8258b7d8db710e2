import { cachePolicy, compressedTypes, hashedFolders, hostFiles } from './cache-policy.ts';
import type { HostRules } from './rules.ts';
import { notice, quoted, targets, translations } from './targets.ts';

const compressed = Object.keys(compressedTypes).join('|');

/** Also removes what a site in a folder above sets; `always` includes errors and redirects. */
function setHeader(name: string, value: string): string {
  return `  Header unset ${name}\n  Header always set ${name} ${headerValue(value)}`;
}

function headerValue(value: string): string {
  return quoted(value.replaceAll('%', '%%'));
}

/**
 * `.htaccess` for Apache 2.4 and LiteSpeed. Only what both know: no `<If>`, no expressions, no `[END]`. Paths in
 * rules are relative, so that the site may be in a folder, such as an addon domain's.
 */
function mainFile(rules: HostRules): string {
  const moved = targets(rules).map(
    ({ from, to }) => `  RewriteRule ^${from}$ ${to} [NC,R=301,L,E=SITE_MOVED:1]`,
  );
  const notFoundPages = rules.bases.map((base) => `${base}/404`.slice(1)).join('|');
  const settings = [...hostFiles].map((name) => name.slice(1).replaceAll('.', String.raw`\.`));
  const addressing = [
    String.raw`  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,L,E=SITE_REFUSED:1]`,
    String.raw`  # Names that begin with a dot, settings of other hosts, the not-found pages.
  RewriteRule (?:^|/)\.(?!well-known/)|^(?:${settings.join('|')}|${notFoundPages})$ - [R=404,L]`,
    String.raw`  # Compressed copies have no address of their own.
  RewriteCond %{REQUEST_FILENAME} ^(.+)\.(?:br|gz)$
  RewriteCond %1 -f
  RewriteRule ^ - [R=404,L]`,
    String.raw`  # Pages, in their one spelling, which the request must use as it is.
  RewriteCond %{THE_REQUEST} "^\S+ (?:https?://[^/\s]+)?/[?\s]"
  RewriteRule ^$ index.html [L]`,
    String.raw`  RewriteCond %{THE_REQUEST} "^\S+ (?:https?://[^/\s]+)?(?:/[a-z0-9-]+)+[?\s]"
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(?!index$)(.+)$ $1.html [L]`,
    '  # Their other spellings, and old addresses.',
    ...moved,
  ].join('\n');
  const skipped = addressing.match(/^ *RewriteRule /gm)?.length;
  return `${notice}
ErrorDocument 404 /404.html

# A page can have a folder of the same name.
<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions IgnoreInherit

  # Files that these rules or an error have chosen.
  RewriteCond %{ENV:REDIRECT_STATUS} !^$
  RewriteRule ^ - [S=${skipped}]

${addressing}

  # Nothing else but files: no folders.
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteRule ^ - [R=404,L]

  # Compressed copies instead of large files.
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+\\.(?:${compressed}))$ $1.br [L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+\\.(?:${compressed}))$ $1.gz [L]
</IfModule>

<IfModule mod_headers.c>
${Object.entries({ ...rules.headers, 'cache-control': cachePolicy.revalidated })
  .map(([name, value]) => setHeader(name, value))
  .join('\n')}
  Header always set cache-control "${cachePolicy.redirect}" env=SITE_MOVED
  Header always set cache-control "${cachePolicy.error}" env=SITE_REFUSED
  Header always set allow "GET, HEAD" env=SITE_REFUSED
  <FilesMatch "\\.(?:${compressed})(?:\\.(?:br|gz))?$">
    Header set vary Accept-Encoding
  </FilesMatch>
  # Shown only for errors.
  <FilesMatch "^404\\.html">
    Header always set cache-control "${cachePolicy.error}" env=!SITE_MOVED
  </FilesMatch>
</IfModule>

# A site in a folder above may have switched this on.
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>

<IfModule mod_mime.c>
  AddType font/woff2 .woff2
  AddType image/webp .webp
  AddType image/avif .avif
  AddType video/webm .webm
  # Not Breton.
  RemoveLanguage .br
${Object.entries(compressedTypes)
  .map(
    ([name, type]) => `  <FilesMatch "\\.${name}(?:\\.(?:br|gz))?$">
    ForceType ${quoted(type)}
  </FilesMatch>`,
  )
  .join('\n')}
  <FilesMatch "\\.(?:${compressed})\\.br$">
    AddEncoding br .br
  </FilesMatch>
  <FilesMatch "\\.(?:${compressed})\\.gz$">
    AddEncoding gzip .gz
  </FilesMatch>
</IfModule>
`;
}

/** The files by name. Those in folders say what the main one cannot say without `<If>`. */
export function apacheFiles(rules: HostRules): [name: string, text: string][] {
  return [
    ['.htaccess', mainFile(rules)],
    ...hashedFolders.map((folder): [string, string] => [
      `${folder}/.htaccess`,
      `${notice}\n<IfModule mod_headers.c>\n  Header always set cache-control "${cachePolicy.hashed}" env=!SITE_REFUSED\n</IfModule>\n`,
    ]),
    ...translations(rules).map((base): [string, string] => [
      `${base.slice(1)}/.htaccess`,
      `${notice}\nErrorDocument 404 ${base}/404.html\n`,
    ]),
  ];
}
