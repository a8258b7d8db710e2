import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { assertContent } from '../pipeline/content/check.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import type * as PagesModule from '../src/content/pages.ts';
import type * as RedirectsModule from '../src/content/redirects.ts';
import type { PageAssets } from '../src/document.ts';
import type * as EntryModule from '../src/entry-server.tsx';
import { listen, requireFreePort } from '../cli/listen.ts';
import { readStartSettings } from '../cli/settings.ts';
import { failToStart } from '../cli/start-error.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { addressKey, parseTarget } from '../server/target.ts';

/** What pages load in development: the app's own source. Vite adds its client for hot reload. */
const assets: PageAssets = {
  themeHref: '/themes/dev/main.min.css',
  head: undefined,
  sharedStyles: [],
  styles: [],
  containedStyles: [],
  fonts: [],
  // The theme's script is a module here, so a stored theme may flash in development.
  scripts: ['/src/boot/beforePaint.ts', '/src/entry-client.tsx'],
  preloads: [],
};

/** `npm run dev`: the site from its sources with hot reload, and the sandbox portal. */
async function dev(): Promise<void> {
  const { port, host, portal } = readStartSettings(process.env);
  await requireFreePort({ port, host, variable: 'PORT' });
  await assertContent();
  const sandbox =
    portal.kind === 'sandbox' ? await startSandbox({ port: portal.port, host }) : undefined;
  const portalUrl = portal.kind === 'sandbox' ? `http://localhost:${portal.port}` : portal.url;

  const server = createServer();
  const vite = await createVite({
    root: resolve(import.meta.dirname, '..'),
    appType: 'custom',
    define: { 'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl) },
    // Hot reload speaks over the same port, or two copies of the site would fight for Vite's own.
    server: { middlewareMode: true, ws: { server } },
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answerPage(vite, request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      });
    });
  });
  stopOnSignal(async () => {
    server.closeAllConnections();
    await Promise.all([vite.close(), sandbox?.close()]);
  });
  await listen(server, { port, host, variable: 'PORT' });
  console.log(`Site     http://localhost:${port} (development)`);
  console.log(`Portal   ${portalUrl}${sandbox ? ' (sandbox)' : ''}`);
}

/** Redirects and pages are loaded through Vite each time, so that a change in content shows. */
async function answerPage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = parseTarget(request.url ?? '/');
  if (!target) {
    response.writeHead(400).end('This address is malformed.');
    return;
  }
  const key = addressKey(target.path);
  const { redirects } = (await vite.ssrLoadModule(
    '/src/content/redirects.ts',
  )) as typeof RedirectsModule;
  const { pages } = (await vite.ssrLoadModule('/src/content/pages.ts')) as typeof PagesModule;
  const isPage = pages.some(({ path }) => path === key);
  const moved =
    Object.entries(redirects).find(([from]) => addressKey(from) === key)?.[1] ??
    (isPage && key !== target.rawPath ? key : undefined);
  if (moved !== undefined) {
    response.writeHead(301, { location: moved + target.query, 'cache-control': 'no-store' }).end();
    return;
  }
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryModule;
  const markup = await vite.transformIndexHtml(key, await renderPage(key, assets));
  response
    .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(markup);
}

await dev().catch(failToStart);
