import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../commands/cli/test-process.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A file of deploy with this machine's folders and ports. Each text to replace must occur. */
export async function adapt(name: string, replacements: Record<string, string>): Promise<string> {
  let text = await readFile(path.join(root, 'deploy', name), 'utf8');
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/${name} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** A server with one of the examples in deploy. */
export interface ExampleServer {
  httpPort: number;
  httpsPort: number;
  /** The certificate to trust. */
  certificate: string;
}

interface Example extends ExampleServer {
  folder: string;
  /** The example's folders and files, and those that take their place. */
  replacements: Record<string, string>;
}

/** Ports, a certificate and a token for its renewal, readable by servers that run as another user. */
export async function prepareExample(): Promise<Example> {
  const folder = await mkdtemp(path.join(tmpdir(), 'example-'));
  await chmod(folder, 0o755);
  const names = 'subjectAltName=DNS:www.example.com,DNS:example.com';
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.example.com -addext ${names} -keyout ${folder}/key.pem -out ${folder}/certificate.pem`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  await mkdir(path.join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
  await writeFile(path.join(folder, 'acme/.well-known/acme-challenge/token'), 'token');
  return {
    folder,
    httpPort: await freePort(),
    httpsPort: await freePort(),
    certificate: await readFile(path.join(folder, 'certificate.pem'), 'utf8'),
    replacements: {
      '/var/www/acme': path.join(folder, 'acme'),
      '/etc/letsencrypt/live/www.example.com/fullchain.pem': `${folder}/certificate.pem`,
      '/etc/letsencrypt/live/www.example.com/privkey.pem': `${folder}/key.pem`,
      '/srv/site/current/www': path.join(root, 'dist/site'),
    },
  };
}
