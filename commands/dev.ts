import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { isMain } from './cli/is-main.ts';
import { listen, requireFreePort } from './cli/listen.ts';
import { stopOnSignal } from './cli/stop-signals.ts';
import { exitWithError } from './cli/user-error.ts';
import { assertContent } from '../pipeline/content/check.ts';
import { compileContent } from '../pipeline/content/compile.ts';
import { siteConfig } from '../vite.config.ts';
import { addressOf } from '../pipeline/content/read/content-file.ts';
import { examplePages, showExamples } from '../pipeline/content/read/examples.ts';
import { valueOf } from '../pipeline/content/read/known-files.ts';
import { readContent, showDrafts } from '../pipeline/content/read/read-content.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import type * as PagesModule from '../src/site/pages.ts';
import type * as RedirectsModule from '../src/site/redirects.ts';
import type { PageAssets } from '../src/document.ts';
import { basePathOf } from '../src/schema/languageCodes.ts';
import { createAddresses } from '../src/routing/addresses.ts';
import type * as EntryModule from '../src/entry-server.tsx';
import { readLocalSettings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '..');

/** In development, pages load the app's source files; Vite adds its client for hot reload. */
const assets: PageAssets = {
  themeHref: '/themes/dev/main.min.css',
  head: undefined,
  sharedStyles: [],
  pageSheet: undefined,
  fonts: [],
  // The theme's script is a module here, so a stored theme may flash in development.
  scripts: ['/src/boot/beforePaint.ts', '/src/entry-client.tsx'],
};

/** Where the app begins in the HTML. */
const appStart = '<div id="root">';

/** The site in one language. */
interface Edition {
  /** The prefix of its paths. */
  base: string;
  vite: ViteDevServer;
}

async function startEdition(
  language: string,
  base: string,
  portalUrl: string,
  server: Server,
): Promise<Edition> {
  const config = siteConfig({ language, command: 'serve', isSsrBuild: false });
  const vite = await createVite({
    ...config,
    root,
    configFile: false,
    base: `${base}/`,
    cacheDir: path.join(root, 'node_modules/.vite', language),
    define: { ...config.define, 'import.meta.env.PORTAL_URL': JSON.stringify(portalUrl) },
    // Hot reload shares our port: with Vite's own port, a second dev server could not start.
    server: { middlewareMode: true, ws: { server } },
  });
  return { base, vite };
}

/** `npm run dev`: starts the site in all its languages and returns its address. */
export async function dev(): Promise<string> {
  const { port, host, portalUrl, sandboxPort, sandboxFolder } = readLocalSettings(process.env);
  await requireFreePort({ port, host, portVariable: 'PORT' });
  process.env[showDrafts] = 'true';
  assertContent();
  // Once more, with the drafts.
  compileContent(root);
  const sandbox =
    sandboxPort === undefined
      ? undefined
      : await startSandbox({ port: sandboxPort, host, folder: sandboxFolder });

  const server = createServer();
  const { languages } = valueOf(readContent(root).files, 'site.yaml');
  const editions: Edition[] = [];
  for (const language of languages) {
    const base = basePathOf(language, languages);
    editions.push(await startEdition(language, base, portalUrl, server));
  }
  server.on('request', (request, response) => {
    const { url = '/' } = request;
    // The first language's empty base matches every address.
    const edition = editions.findLast(({ base }) =>
      `${url.replace(/\?.*/, '')}/`.startsWith(`${base}/`),
    );
    edition?.vite.middlewares(request, response, () => {
      // Vite has removed the base from the address.
      request.url = url;
      servePage(edition, request, response).catch((error: Error) => {
        edition.vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      });
    });
  });
  stopOnSignal(async () => {
    server.closeAllConnections();
    await Promise.all([...editions.map(({ vite }) => vite.close()), sandbox?.close()]);
  });
  await listen(server, { port, host, portVariable: 'PORT' });
  for (const { base } of editions) {
    console.log(`Site     http://localhost:${port}${base} (development)`);
  }
  console.log(`Portal   ${portalUrl}${sandbox ? ' (sandbox)' : ''}`);
  return `http://localhost:${port}`;
}

/** Loads redirects and pages through Vite on every request, so that content edits show up. */
async function servePage(
  { base, vite }: Edition,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const key = pathname.slice(base.length) || '/';
  const { redirects } = (await vite.ssrLoadModule(
    '/src/site/redirects.ts',
  )) as typeof RedirectsModule;
  const { pages } = (await vite.ssrLoadModule('/src/site/pages.ts')) as typeof PagesModule;
  const { renderPage, withBase } = (await vite.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof EntryModule;
  const resolve = createAddresses({
    bases: [''],
    pages: pages.map(({ path: page }) => page),
    redirects,
  });
  const found = resolve(key);
  if (found.kind === 'redirect') {
    const location = withBase(found.to) + search;
    response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
    return;
  }
  const html = await renderPage(key, assets);
  // Vite adds its base to addresses, but those in the app have it already.
  const [start, end] = [html.indexOf(appStart) + appStart.length, html.lastIndexOf('</div>')];
  const frame = await vite.transformIndexHtml(key, html.slice(0, start) + html.slice(end));
  const markup = frame.replace(appStart, () => appStart + html.slice(start, end));
  response
    .writeHead(found.kind === 'page' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(markup);
}

/** `npm run catalogue`: the same with a page of examples for each area of sections, and a switch for their states. */
async function catalogue(): Promise<void> {
  process.env[showExamples] = 'true';
  const url = await dev();
  for (const [name] of examplePages(root)) console.log(`Sections ${url}${addressOf(name)}`);
  const { sandboxPort, portalUrl } = readLocalSettings(process.env);
  if (sandboxPort !== undefined) console.log(`States   ${portalUrl}/sandbox/faults`);
}

if (isMain(import.meta.url)) {
  await (process.argv.includes('--catalogue') ? catalogue() : dev()).catch(exitWithError);
}
