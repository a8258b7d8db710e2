import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { listen } from './cli/listen.ts';
import type { RunningServer } from './cli/listen.ts';
import { UserError } from './cli/user-error.ts';
import {
  cachePolicy,
  compressedTypes,
  hashedFolders,
  hostFiles,
} from '../pipeline/hosts/cache-policy.ts';
import type { HostRules } from '../pipeline/hosts/rules.ts';
import { createAddresses, mergeSlashes } from '../src/routing/addresses.ts';

/** What sirv does not know, or knows without a charset. */
const types: Readonly<Record<string, string>> = { ...compressedTypes, ico: 'image/x-icon' };

const isHashed = new RegExp(`^/(?:${hashedFolders.join('|')})/`);

const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

function readRules(dist: string): HostRules {
  try {
    return JSON.parse(readFileSync(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
  } catch {
    throw new UserError(`There is no finished build in ${dist}. Run "npm run build" first.`);
  }
}

/** Answers requests from a build as every supported host does. For `npm start` and tests; see docs/deploying.md for production. */
export function siteListener(dist: string): RequestListener {
  const rules = readRules(dist);
  const resolve = createAddresses(rules);
  const site = path.join(dist, 'site');
  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const policy = isHashed.test(pathname) ? cachePolicy.hashed : cachePolicy.revalidated;
      response.setHeader('cache-control', policy);
      const type = types[path.extname(pathname).slice(1)];
      if (type !== undefined) response.setHeader('content-type', type);
    },
  });

  function notFound(request: IncomingMessage, response: ServerResponse, base: string): void {
    const page = path.join(site, base, '404.html');
    const accepted = String(request.headers['accept-encoding']);
    const copy = copies.find(
      ({ encoding, extension }) => accepted.includes(encoding) && existsSync(page + extension),
    );
    response.writeHead(404, {
      'content-type': compressedTypes.html,
      'cache-control': cachePolicy.error,
      vary: 'Accept-Encoding',
      ...(copy && { 'content-encoding': copy.encoding }),
    });
    createReadStream(page + (copy?.extension ?? '')).pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': cachePolicy.error }).end();
      return;
    }
    const { url = '/' } = request;
    const [address = '', query] = url.split(/\?(.*)/s);
    // An encoded slash is part of a name.
    const encoded = mergeSlashes(address.replaceAll(/%2f/gi, '%252F'));
    const pathname = decoded(encoded);
    if (pathname === undefined) {
      response.writeHead(400, { 'cache-control': cachePolicy.error }).end('Malformed address');
      return;
    }
    const found = resolve(pathname);
    if (found.kind === 'redirect' || (found.kind === 'page' && found.path !== address)) {
      const to = found.kind === 'redirect' ? found.to : found.path;
      const location = query === undefined ? to : `${to}?${query}`;
      response.writeHead(301, { location, 'cache-control': cachePolicy.redirect }).end();
    } else if (found.kind === 'page') {
      files(request, response);
    } else if (found.kind === 'notFound' || hostFiles.has(pathname) || isCopy(site, pathname)) {
      notFound(request, response, found.base);
    } else {
      request.url = encoded;
      files(request, response, () => notFound(request, response, found.base));
    }
  };
}

/** Compressed copies have no address of their own; an operator's archives do. */
function isCopy(site: string, pathname: string): boolean {
  const original = /^(.+)\.(?:br|gz)$/.exec(pathname)?.[1];
  return original !== undefined && existsSync(path.join(site, original));
}

function decoded(pathname: string): string | undefined {
  try {
    return pathname.startsWith('/') ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}

/** Says what is wrong with a request that Node could not read. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const [status, sentence] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The address or the cookies are too long']
      : ['400 Bad Request', 'Malformed request'];
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncache-control: ${cachePolicy.error}\r\n` +
      `content-length: ${sentence.length}\r\nconnection: close\r\n\r\n${sentence}`,
  );
}

interface ServeOptions {
  /** The folder of the build. */
  dist: string;
  /** 0 takes a free one. */
  port: number;
  host: string;
}

/** Serves a build on this machine. */
export async function serveSite({ dist, port, host }: ServeOptions): Promise<RunningServer> {
  const server = createServer(siteListener(dist)).on('clientError', refuse);
  return listen(server, { port, host, portVariable: 'PORT' });
}
