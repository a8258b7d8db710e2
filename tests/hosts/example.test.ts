import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { stopProcesses } from '../processes.ts';
import { startExampleApache } from './apache.ts';
import { adapt } from './example.ts';
import type { ExampleServer } from './example.ts';
import { startExampleNginx } from './nginx.ts';

/* The complete examples in deploy. */

const dist = path.resolve(import.meta.dirname, '../../dist');
const rules = JSON.parse(await readFile(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
const hsts = rules.headers['strict-transport-security'];

after(stopProcesses);

interface ReceivedResponse {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends a request to the example server, whatever the host in the address resolves to. */
async function get(
  server: ExampleServer,
  address: string,
  method = 'GET',
): Promise<ReceivedResponse> {
  const { protocol, hostname, pathname, search } = new URL(address);
  const options = {
    host: '127.0.0.1',
    path: pathname + search,
    headers: { host: hostname },
    method,
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request =
      protocol === 'https:'
        ? https.request({
            ...options,
            port: server.httpsPort,
            servername: hostname,
            ca: server.certificate,
          })
        : http.request({ ...options, port: server.httpPort });
    request.once('response', resolve).once('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

for (const { program, start } of [
  { program: 'nginx', start: startExampleNginx },
  { program: 'Apache', start: startExampleApache },
]) {
  describe(program, async () => {
    const server = await start();
    for (const host of ['http://www.example.com', 'http://example.com', 'https://example.com']) {
      test(`${host} redirects to https://www.example.com with path and query`, async () => {
        const { status, headers } = await get(server, `${host}/vps?a=b`);
        assert.equal(status, 301);
        assert.equal(headers.location, 'https://www.example.com/vps?a=b');
        const expected = host.startsWith('https') ? hsts : undefined;
        assert.equal(headers['strict-transport-security'], expected);
      });
    }

    test('https://www.example.com shows the site with its headers', async () => {
      const { status, headers, body } = await get(server, 'https://www.example.com/vps');
      assert.equal(status, 200);
      assert.equal(body, await readFile(path.join(dist, 'site/vps.html'), 'utf8'));
      for (const [name, value] of Object.entries(rules.headers)) assert.equal(headers[name], value);
    });

    test('release.txt names the release', async () => {
      const { body } = await get(server, 'https://www.example.com/release.txt');
      assert.equal(body, await readFile(path.join(dist, 'site/release.txt'), 'utf8'));
    });

    test('a certificate can be renewed over http', async () => {
      const { body } = await get(server, 'http://www.example.com/.well-known/acme-challenge/token');
      assert.equal(body, 'token');
    });

    test('an operator’s own locations keep their methods and headers', async () => {
      for (const address of ['/clients/cart.php', '/clients/module.gz']) {
        const { status, headers, body } = await get(
          server,
          `https://www.example.com${address}`,
          'POST',
        );
        assert.deepEqual({ status, body }, { status: 200, body: 'portal' });
        assert.equal(headers['x-portal'], 'yes');
        assert.equal(headers['content-security-policy'], undefined);
      }
    });
  });
}

test('Caddy accepts its example, with the build’s rules', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const file = path.join(folder, 'Caddyfile');
  const replacements = { '/srv/site/current/www': `${dist}/site`, '/srv/site/current': dist };
  await writeFile(file, await adapt('caddy/site.conf', replacements));
  const command = ['adapt', '--validate', '--config', file, '--adapter', 'caddyfile'];
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const adapted = execFileSync('caddy', command, {
    encoding: 'utf8',
    env: environment,
    stdio: 'pipe',
  });
  assert.match(adapted, /"www\.example\.com"/);
  assert.match(adapted, /content-security-policy/i);
});
