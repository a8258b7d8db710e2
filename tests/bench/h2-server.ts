import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answer } from '../../server/answer.ts';
import { loadSite } from '../../server/site.ts';

/** A certificate for this run only. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ];
  execFileSync(
    'openssl',
    [...request, '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { key: await readFile(key), cert: await readFile(cert) };
}

/** The site over HTTPS with HTTP/2, as a CDN serves it: the same answers, another wire. */
export async function startHttp2(dist: string): Promise<{ url: string; close: () => void }> {
  const site = loadSite(dist);
  const server = createSecureServer({ ...(await certificate()), allowHTTP1: true });
  server.on('request', (request, response) => {
    const { status, headers, body } = answer(site, {
      method: request.method,
      target: request.url,
      headers: request.headers,
    });
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? '' : (body ?? ''));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}
