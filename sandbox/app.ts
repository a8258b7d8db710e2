import { STATUS_CODES } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import { domainData, productData, tldData } from './api-data.ts';
import { parseFault, respond, type Fault } from './faults.ts';
import { renderDocument, stylesheet, type View } from './layout.ts';
import { domainChecker, faultsPage, pages, quoteThanks } from './pages.ts';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'";

/** The portal, in a folder such as /clients, or at the root; with its own fault for all requests. */
export function createApp(folder: string): Hono<{ Bindings: HttpBindings }> {
  let activeFault = 'none';
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  const portal = app.basePath(folder);

  /** The request's header overrides the active fault. */
  const faultOf = ({ req }: Context): Fault | undefined =>
    parseFault(req.header('x-sandbox-fault') ?? activeFault);

  const show = async (context: Context, { title, body, status = 200 }: View): Promise<Response> => {
    const page = String(await renderDocument(title, body, siteAddress(context)));
    const inFolder = page.replaceAll(/(href|action)="\//g, `$1="${folder}/`);
    return context.html(inFolder, status as ContentfulStatusCode);
  };
  /** Says what is wrong, to people on a page. */
  const fail = (context: Context, status: number, error: string) =>
    wantsJson(context)
      ? context.json({ error }, status as ContentfulStatusCode)
      : show(context, { title: STATUS_CODES[status] ?? '', body: html`<p>${error}</p>`, status });

  app.notFound((context) => fail(context, 404, 'The sandbox portal has nothing at this address.'));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return fail(context, error.status, error.message);
    if (error instanceof URIError) return fail(context, 400, 'The address is malformed.');
    throw error;
  });
  const allowScripts = cors({ allowHeaders: ['*'], maxAge: 600 });
  portal.use('/setu/api/*', allowScripts);
  portal.use('/leads', allowScripts);
  app.use(async (context, next) => {
    context.header('x-robots-tag', 'noindex');
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', policy);
    // Fails if it is malformed, which Hono would overlook.
    decodeURIComponent(context.req.path);
    await next();
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        const allowed = methods.join(', ');
        context.header('allow', allowed);
        return fail(context, 405, `This address only accepts ${allowed}.`);
      },
    }),
  );

  const answer = (path: string, dataFor: (context: Context, fault?: Fault) => object): void => {
    portal.get(path, (context) => {
      const fault = faultOf(context);
      return respond(context, dataFor(context, fault), fault);
    });
  };
  answer('/setu/api/tlds', (_, fault) => tldData(fault));
  answer('/setu/api/products/:ids?', ({ req }, fault) =>
    productData((req.param('ids') ?? '').split(','), new URL(req.url).origin + folder, fault),
  );
  answer('/setu/api/domains', ({ req }, fault) =>
    domainData((req.query('names') ?? '').split(',').filter(Boolean), fault),
  );

  /** As docs/quote-requests.md describes: JSON for scripts, a page for ordinary forms. */
  portal.post('/leads', async (context) => {
    const form = await readForm(context);
    const fault = faultOf(context);
    if (fault || wantsJson(context)) return respond(context, { received: true }, fault);
    return show(context, quoteThanks(form));
  });

  portal.get('/sandbox/style.css', (context) =>
    context.body(stylesheet, 200, { 'content-type': 'text/css' }),
  );
  portal.get('/sandbox/faults', (context) => show(context, faultsPage(activeFault)));
  portal.post('/sandbox/faults', async (context) => {
    const name = (await readForm(context)).get('fault') ?? '';
    activeFault = parseFault(name) ? name : 'none';
    return context.redirect(`${folder}/sandbox/faults`, 303);
  });

  portal.get('/domainchecker.php', (context) =>
    show(context, domainChecker(context.req.query('domain'))),
  );
  portal.post('/domainchecker.php', async (context) => {
    const name = (await readForm(context)).get('domain') ?? '';
    const fault = faultOf(context);
    // A search that has been redirected has the name in its address.
    return fault?.kind === 'redirect' && context.req.query('domain') === undefined
      ? context.redirect(onOtherHost(context.req.url, name), fault.number as RedirectStatusCode)
      : show(context, domainChecker(name));
  });
  for (const [path, page] of pages) {
    portal.get(path, (context) => show(context, page(new URL(context.req.url).searchParams)));
  }
  return app;
}

function wantsJson({ req }: Context): boolean {
  const accepts = req.header('accept') ?? '';
  return req.path.includes('/setu/api/') || accepts.includes('application/json');
}

async function readForm({ req }: Context): Promise<URLSearchParams> {
  const text = await req.text();
  if (text.length <= 64 * 1024) return new URLSearchParams(text);
  throw new HTTPException(413, { message: 'The sandbox accepts forms of up to 64 KB.' });
}

/** Where a search goes on another origin, as with portals of several host names. */
function onOtherHost(address: string, name: string): string {
  const url = new URL(address);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  url.searchParams.append('domain', name);
  return url.href;
}

/** The page that linked here, if it is on this machine and not part of the sandbox. */
function siteAddress({ req }: Context): string | undefined {
  const referer = req.header('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'http:' && isLocal && url.origin !== new URL(req.url).origin
    ? url.href
    : undefined;
}
