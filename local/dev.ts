import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { isMain } from '../cli/is-main.ts';
import { listen, requireFreePort } from '../cli/listen.ts';
import { stopOnSignal } from '../cli/stop-signals.ts';
import { exitWithError } from '../cli/user-error.ts';
import { assertContent } from '../pipeline/content/check.ts';
import { showDrafts } from '../reader/read-content.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { movedArticle } from '../release/moved-article.ts';
import { addressKey, parseTarget } from '../server/target.ts';
import { articleParameter, blogPath } from '../src/content/articleAddress.ts';
import type * as PagesModule from '../src/content/pages.ts';
import type * as RedirectsModule from '../src/content/redirects.ts';
import type { PageAssets } from '../src/document.ts';
import type * as EntryModule from '../src/entry-server.tsx';
import { readLocalSettings } from './settings.ts';

/** In development, pages load the app's source files; Vite adds its client for hot reload. */
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

/** `npm run dev`: starts the site and gives its address. */
export async function dev(): Promise<string> {
  const { port, host, portalUrl, sandboxPort, sandboxFolder } = readLocalSettings(process.env);
  await requireFreePort({ port, host, portVariable: 'PORT' });
  process.env[showDrafts] = 'true';
  assertContent();
  const sandbox =
    sandboxPort === undefined
      ? undefined
      : await startSandbox({ port: sandboxPort, host, folder: sandboxFolder });

  const server = createServer();
  const vite = await createVite({
    root: resolve(import.meta.dirname, '..'),
    appType: 'custom',
    define: { 'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl) },
    // Hot reload shares our port: on Vite's own, a second dev server could not start.
    server: { middlewareMode: true, ws: { server } },
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      servePage(vite, request, response).catch((error: Error) => {
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
  await listen(server, { port, host, portVariable: 'PORT' });
  console.log(`Site     http://localhost:${port} (development)`);
  console.log(`Portal   ${portalUrl}${sandbox ? ' (sandbox)' : ''}`);
  return `http://localhost:${port}`;
}

/** Loads redirects and pages through Vite on every request, so that content edits show up. */
async function servePage(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = parseTarget(request.url ?? '/');
  if (!target) {
    response.writeHead(400).end('The address is malformed.');
    return;
  }
  const key = addressKey(target.path);
  const { redirects } = (await vite.ssrLoadModule(
    '/src/content/redirects.ts',
  )) as typeof RedirectsModule;
  const { pages } = (await vite.ssrLoadModule('/src/content/pages.ts')) as typeof PagesModule;
  const isPage = pages.some(({ path }) => path === key);
  const slugs = pages.flatMap(({ article }) => article?.slug ?? []);
  const article = movedArticle(
    { bases: [''], articles: { path: blogPath, parameter: articleParameter, slugs } },
    { path: key, query: target.query },
  );
  const other =
    Object.entries(redirects).find(([from]) => addressKey(from) === key)?.[1] ??
    (isPage && key !== target.rawPath ? key : undefined);
  const location = article ?? (other === undefined ? undefined : other + target.query);
  if (location !== undefined) {
    response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryModule;
  const markup = await vite.transformIndexHtml(key, await renderPage(key, assets));
  response
    .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(markup);
}

if (isMain(import.meta.url)) await dev().catch(exitWithError);
