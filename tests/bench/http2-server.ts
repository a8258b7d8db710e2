import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteListener } from '../../commands/serve.ts';
import { barePagePath } from './bare-page.ts';

/** A self-signed certificate for this run. */
function createCertificate(): { key: Buffer; cert: Buffer } {
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
 * Serves the site over HTTPS and HTTP/2, as a CDN does: `http2-server.ts <dist> <port>`. It runs in
 * its own process so that Lighthouse does not slow it down.
 */
const [dist = '', port = ''] = process.argv.slice(2);
const serve = siteListener(path.resolve(dist));
/** One heading, no styles, no script: no page can be faster. */
const barePage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare page</title><h1>Bare page</h1></html>';
const server = createSecureServer({ ...createCertificate(), allowHTTP1: true });
server.on('request', (request, response) => {
  if (request.url === barePagePath) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage);
    return;
  }
  // What sirv uses of a request and a response is the same in HTTP/2.
  serve(request as unknown as IncomingMessage, response as unknown as ServerResponse);
});
server.listen(Number(port), '127.0.0.1');
