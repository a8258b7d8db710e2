import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { stopProcesses } from '../processes.ts';
import { startExampleNginx } from './nginx.ts';
import type { ExampleServer } from './nginx.ts';

/* The complete example configuration for nginx, deploy/nginx/site.conf. */

const dist = path.resolve(import.meta.dirname, '../../dist');
const rules = JSON.parse(await readFile(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
const hsts = rules.headers['strict-transport-security'];

let server: ExampleServer;
before(async () => {
  server = await startExampleNginx();
});
after(stopProcesses);

interface ReceivedResponse {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends a request to the example server, whatever the host in the address resolves to. */
async function get(address: string, method = 'GET'): Promise<ReceivedResponse> {
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

for (const host of ['http://www.example.com', 'http://example.com', 'https://example.com']) {
  test(`${host} redirects to https://www.example.com with path and query`, async () => {
    const { status, headers } = await get(`${host}/vps?a=b`);
    assert.equal(status, 301);
    assert.equal(headers.location, 'https://www.example.com/vps?a=b');
    const expected = host.startsWith('https') ? hsts : undefined;
    assert.equal(headers['strict-transport-security'], expected);
  });
}

test('https://www.example.com shows the site with its headers', async () => {
  const { status, headers, body } = await get('https://www.example.com/vps');
  assert.equal(status, 200);
  assert.equal(body, await readFile(path.join(dist, 'site/vps.html'), 'utf8'));
  for (const [name, value] of Object.entries(rules.headers)) assert.equal(headers[name], value);
});

test('release.txt names the release', async () => {
  const { body } = await get('https://www.example.com/release.txt');
  assert.equal(body, await readFile(path.join(dist, 'site/release.txt'), 'utf8'));
});

test('a certificate can be renewed over http', async () => {
  const { body } = await get('http://www.example.com/.well-known/acme-challenge/token');
  assert.equal(body, 'token');
});

test('an operator’s own locations keep their methods and headers', async () => {
  for (const address of ['/clients/cart.php', '/clients/module.gz']) {
    const { status, headers, body } = await get(`https://www.example.com${address}`, 'POST');
    assert.deepEqual({ status, body }, { status: 200, body: 'portal' });
    assert.equal(headers['x-portal'], 'yes');
    assert.equal(headers['content-security-policy'], undefined);
  }
});
