import { chmod, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../cli/test-process.ts';
import { startProcess, waitForServer } from '../processes.ts';

/** What a shared host loads; autoindex to show that folders are not listed, expires for the site above. */
const modules =
  'mpm_event authn_core authz_core access_compat alias autoindex deflate dir expires filter headers mime rewrite setenvif';

/** What WordPress and its caching plugins write, in the folder above an addon domain's. */
const wordPress = `ErrorDocument 404 /wp-404.php
Options +Indexes
DirectoryIndex index.php
ExpiresActive On
ExpiresDefault "access plus 1 month"
Header set cache-control "max-age=2592000"
Header append vary User-Agent
# BEGIN WordPress
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteOptions InheritDown
RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteRule . /index.php [L]
</IfModule>
# END WordPress
`;

interface Apache {
  url: string;
  addonUrl: string;
}

/** Apache as on a shared host: the site in `public_html`, and in a folder below another site. */
export async function startApache(site: string): Promise<Apache> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apache-'));
  await chmod(folder, 0o755);
  const above = path.join(folder, 'public_html');
  await mkdir(above);
  await writeFile(path.join(above, '.htaccess'), wordPress);
  await writeFile(path.join(above, 'index.php'), 'another site');
  await cp(site, path.join(above, 'shop.example'), { recursive: true });
  const [port, addonPort] = [await freePort(), await freePort()];
  const virtualHost = (at: number, root: string) => `Listen 127.0.0.1:${at}
<VirtualHost 127.0.0.1:${at}>
  DocumentRoot ${root}
</VirtualHost>`;
  const file = path.join(folder, 'apache.conf');
  await writeFile(
    file,
    `ServerName 127.0.0.1
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules
  .split(' ')
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
User www-data
Group www-data
TypesConfig /etc/mime.types
AddType application/x-gzip .gz .tgz
AddLanguage br .br
AddLanguage bn .bn
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
<Directory ${site}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<Directory ${above}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
${virtualHost(port, site)}
${virtualHost(addonPort, path.join(above, 'shop.example'))}
`,
  );
  startProcess('apache2', ['-f', file, '-D', 'FOREGROUND']);
  const urls = {
    url: `http://127.0.0.1:${port}`,
    addonUrl: `http://127.0.0.1:${addonPort}`,
  };
  await waitForServer(urls.url);
  return urls;
}
