import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handleRequest } from '../../server/handle-request.ts';
import { loadSite } from '../../server/site.ts';

/** A certificate for this run only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync(
    'openssl',
    [...request, '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/*
 * The site over HTTPS with HTTP/2, as a CDN serves it: the same answers, another wire. A process of
 * its own (`h2-server.ts <dist> <port>`): inside Lighthouse's, every answer would wait for Lighthouse.
 */
const [dist = '', port = ''] = process.argv.slice(2);
const site = loadSite(path.resolve(dist));
const server = createSecureServer({ ...certificate(), allowHTTP1: true });
server.on('request', (request, response) => {
  const { status, headers, body } = handleRequest(site, {
    method: request.method,
    target: request.url,
    headers: request.headers,
  });
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? '' : (body ?? ''));
});
server.listen(Number(port), '127.0.0.1');
