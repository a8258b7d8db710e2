import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../../commands/cli/listen.ts';
import { siteListener } from '../../commands/serve.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { createSlowLink } from './slow-link.ts';

/** One heading, no styles, no script: no page can be faster. */
const barePage =
  '<!doctype html><html lang="en" data-page="ready"><meta name="viewport" content="width=device-width"><title>Bare page</title><h1>Bare page</h1></html>';

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
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return certificate;
}

const local = { host: '127.0.0.1', portVariable: 'SANDBOX_PORT' };

/** Listens behind the slow link on a port, or on a free one. */
function listenSlowly(serverPort: number, port = 0): Promise<number> {
  return listen(createSlowLink(serverPort), { ...local, port });
}

/** Serves a build over HTTPS and HTTP/2, as a CDN does. Returns its port. */
async function serveSlowly(dist: string): Promise<number> {
  const serve = siteListener(dist);
  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true });
  server.on('request', (request, response) => {
    if (request.url === '/bare-page') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage);
      return;
    }
    // What sirv uses of a request and a response is the same in HTTP/2.
    serve(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  return listenSlowly(await listen(server, { ...local, port: 0 }));
}

/*
 * Builds and a sandbox portal behind one slow link: `slow-servers.ts <port of the portal> <dist> …`. A process of their
 * own, which the bench does not slow down. Sends the ports of the builds, and ends with the bench.
 */
const [portalPort, ...builds] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const sandbox = await startSandbox({ port: 0, host: local.host });
await listenSlowly(sandbox.port, Number(portalPort));
process.send?.(await Promise.all(builds.map(serveSlowly)));
