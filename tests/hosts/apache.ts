import { chmod, cp, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../commands/cli/test-process.ts';
import { startProcess, waitForServer } from '../processes.ts';
import { adapt, prepareExample } from './example.ts';
import type { ExampleServer } from './example.ts';

/** What a shared host loads; autoindex to show that folders are not listed, expires for the site above. */
const modules =
  'mpm_event authn_core authz_core access_compat alias autoindex deflate dir expires filter headers mime proxy proxy_http rewrite setenvif ssl';

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

/** The site in the folder of an addon domain, below another site. */
export async function addonFolder(site: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'public_html-'));
  await chmod(folder, 0o755);
  await writeFile(path.join(folder, '.htaccess'), wordPress);
  await writeFile(path.join(folder, 'index.php'), 'another site');
  const addon = path.join(folder, 'shop.example');
  await cp(site, addon, { recursive: true });
  return addon;
}

/** Apache as on a shared host. Returns the address of each site. */
export async function startApache<const Sites extends readonly string[]>(
  ...sites: Sites
): Promise<{ [Site in keyof Sites]: string }> {
  const virtualHosts: string[] = [];
  const urls: string[] = [];
  for (const site of sites) {
    const port = await freePort();
    urls.push(`http://127.0.0.1:${port}`);
    virtualHosts.push(`Listen 127.0.0.1:${port}
<VirtualHost 127.0.0.1:${port}>
  DocumentRoot ${site}
</VirtualHost>`);
  }
  const directory = `<Directory />
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`;
  await runApache([directory, ...virtualHosts].join('\n'));
  await waitForServer(urls[0] ?? '');
  return urls as { [Site in keyof Sites]: string };
}

/** Apache with the complete example configuration, including TLS. */
export async function startExampleApache(): Promise<ExampleServer> {
  const example = await prepareExample();
  const { httpPort, httpsPort } = example;
  const portalPort = await freePort();
  createServer((_, response) => response.setHeader('x-portal', 'yes').end('portal'))
    .listen(portalPort, '127.0.0.1')
    .unref();
  const config = await adapt('apache/site.conf', {
    ...example.replacements,
    '*:80>': `127.0.0.1:${httpPort}>`,
    '*:443>': `127.0.0.1:${httpsPort}>`,
    '<Directory /srv/site>': `<Directory ${path.resolve(import.meta.dirname, '../../dist')}>`,
    // As an operator would write it.
    '# ProxyPass /clients/ http://127.0.0.1:8000/': `ProxyPass /clients/ http://127.0.0.1:${portalPort}/`,
  });
  await runApache(`Listen 127.0.0.1:${httpPort}\nListen 127.0.0.1:${httpsPort}\n${config}`);
  await waitForServer(`http://127.0.0.1:${httpPort}`);
  return example;
}

async function runApache(config: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apache-'));
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
${config}
`,
  );
  startProcess('apache2', ['-f', file, '-D', 'FOREGROUND']);
}
