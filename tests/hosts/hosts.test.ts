import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressedTypes } from '../../pipeline/hosts/cache-policy.ts';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { dist, startHosts } from './hosts.ts';
import type { Host } from './hosts.ts';
import { hostRequests } from './requests.ts';
import type { HostRequest } from './requests.ts';

/* Every supported host answers one table of requests alike. */

const rules = JSON.parse(await readFile(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
const requests = hostRequests(dist);
const { hosts, stop } = await startHosts();
after(stop);

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(host: Host, { target, method = 'GET', headers = {} }: HostRequest): Promise<Received> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .once('error', reject)
      .end();
  });
}

/** Some servers still use the old name of JavaScript's type, or another for icons. */
function mediaType(type = ''): string {
  return type
    .toLowerCase()
    .replaceAll(' ', '')
    .replace('application/javascript', 'text/javascript')
    .replace('application/xml', 'text/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
}

async function check(host: Host, request: HostRequest): Promise<void> {
  const { status, headers, body } = await get(host, request);
  const expected = [request.status].flat();
  assert.ok(expected.includes(status ?? 0), `status ${status} instead of ${expected.join(', ')}`);
  if (status !== 200) assert.doesNotMatch(body.toString('latin1'), /Index of|"bases"|RewriteRule/);
  if (request.refusedByServer) {
    assert.equal(headers.location, undefined);
    return;
  }
  for (const [name, value] of Object.entries(rules.headers)) {
    assert.equal(headers[name], value, name);
  }
  assert.equal(headers['cache-control'], request.cache);
  assert.equal(headers.expires, undefined);
  const location = headers.location && new URL(headers.location, host.url).href;
  assert.equal(location, request.location && new URL(request.location, host.url).href);
  // Apache adds TRACE.
  if (status === 405) assert.match(headers.allow ?? '', /^GET, HEAD(, TRACE)?$/);
  if (request.type !== undefined) {
    const [type, wanted] = [mediaType(headers['content-type']), mediaType(request.type)];
    assert.equal(wanted.includes(';') ? type : type.split(';')[0], wanted);
  }
  if (request.file === undefined) return;
  assert.equal(headers['content-encoding'], request.encoding);
  assert.equal(headers['content-language'], undefined);
  const compressible = Object.hasOwn(compressedTypes, path.extname(request.file).slice(1));
  if (compressible && request.file !== 'release.txt') {
    assert.equal(headers.vary?.toLowerCase(), 'accept-encoding');
  }
  const file = await readFile(path.join(dist, 'site', request.file));
  const content =
    request.encoding === 'br'
      ? brotliDecompressSync(body)
      : request.encoding === 'gzip'
        ? gunzipSync(body)
        : body;
  if (request.method === 'HEAD') assert.equal(body.length, 0);
  else assert.deepEqual(content, status === 206 ? file.subarray(0, 10) : file);
}

for (const host of hosts) {
  describe(`${host.name}: ${requests.length} requests`, () => {
    for (const request of requests) {
      const { target, method = '', headers = {} } = request;
      const shown = target.length > 80 ? `${target.slice(0, 40)}… (${target.length})` : target;
      test(`${method} ${shown} ${Object.values(headers).join(' ')}`.trim(), () =>
        check(host, request),
      );
    }

    test('an unchanged file is not sent again', async () => {
      for (const target of ['/vps', '/favicon.svg']) {
        for (const encoding of ['identity', 'gzip', 'br']) {
          const headers = { 'accept-encoding': encoding };
          const { etag } = (await get(host, { target, headers, status: 200 })).headers;
          assert.ok(etag, target);
          const again = { 'if-none-match': etag, ...headers };
          const { status } = await get(host, { target, headers: again, status: 304 });
          assert.equal(status, 304, `${target} ${encoding}`);
        }
      }
    });
  });
}
