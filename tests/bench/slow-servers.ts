import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../commands/cli/listen.ts';
import { siteListener } from '../../commands/serve.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { createCertificate } from '../certificate.ts';
import { createSlowLink } from './slow-link.ts';

/** What the bench has to know of the servers. */
export interface SlowServers {
  /** The ports of the builds. */
  ports: number[];
  /** The hash of the certificate's key: browsers cache nothing from a server that they don't trust. */
  keyHash: string;
}

/** One heading, no styles, no script: no page can be faster. */
const barePage =
  '<!doctype html><html lang="en" data-page="ready"><meta name="viewport" content="width=device-width"><title>Bare page</title><h1>Bare page</h1></html>';

const certificate = createCertificate();
const local = { host: '127.0.0.1', portVariable: 'SANDBOX_PORT' };

/** Puts the slow link in front of a server; listens on a port, or on a free one, and returns it. */
async function listenSlowly(serverPort: number, port = 0): Promise<number> {
  return (await listen(createSlowLink(serverPort), { ...local, port })).port;
}

/** Serves a build over HTTPS and HTTP/2, as a CDN does. Returns its port. */
async function serveSlowly(dist: string): Promise<number> {
  const serve = siteListener(dist);
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.on('request', (request, response) => {
    if (request.url === '/bare-page') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage);
      return;
    }
    // What sirv uses of a request and a response is the same in HTTP/2.
    serve(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  });
  const { port } = await listen(server, { ...local, port: 0 });
  return listenSlowly(port);
}

/*
 * Builds and a sandbox portal behind one slow link: `slow-servers.ts <port of the portal> <dist> …`. They have a process
 * of their own, so that the bench does not slow them down; it ends with the bench.
 */
const [portalPort, ...builds] = process.argv.slice(2);
process.on('disconnect', () => process.exit());
const sandbox = await startSandbox({ port: 0, host: local.host });
await listenSlowly(sandbox.port, Number(portalPort));
const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
process.send?.({
  ports: await Promise.all(builds.map(serveSlowly)),
  keyHash: createHash('sha256').update(key).digest('base64'),
} satisfies SlowServers);
