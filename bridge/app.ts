import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { productsSchema, tldsSchema, type Products } from './billing.ts';
import { createLastGood, freshMs, type BridgeOptions, type LastGood } from './last-good.ts';
import { perAddress } from './limits.ts';
import { createLookups } from './lookups.ts';
import type { Settings } from './settings.ts';

const maxIds = 100;
const maxNames = 20;
const namePattern = /^(?!.{254})(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{2,63}(?<!-)$/;

/** The calls of the site, answered out of the billing system. */
export function createApp(
  { billing, billingUrl, currency, siteOrigin, maxAgeMs }: Settings,
  options: BridgeOptions,
  addressOf: (context: Context) => string,
): Hono {
  const source = `${billing.name} ${billingUrl} ${currency}`;
  const shared = { ...options, source, maxAgeMs };
  const [loadProducts, loadTlds] = [billing.products, billing.tlds];
  const products = createLastGood({
    ...shared,
    name: 'products',
    load: loadProducts,
    schema: productsSchema,
  });
  const tlds = createLastGood({ ...shared, name: 'tlds', load: loadTlds, schema: tldsSchema });
  const lookUp = createLookups(billing, options);
  // Three full searches at once, then a name every five seconds.
  const spend = perAddress(60, 12);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    // Always the same origin, because caches may pass any answer on to any visitor.
    context.header('access-control-allow-origin', siteOrigin);
    context.header('vary', 'origin');
    context.header('x-content-type-options', 'nosniff');
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store');
  });
  app.use((context, next) => {
    const { method } = context.req;
    if (method === 'OPTIONS') return Promise.resolve(context.body(null, 204));
    if (method === 'GET' || method === 'HEAD') return next();
    return Promise.resolve(fail(context, 405, 'The bridge is read-only.'));
  });

  app.get('/setu/api/products/:ids', (context) => {
    const ids = context.req.param('ids');
    if (!/^\d{1,9}(,\d{1,9})*$/.test(ids) || ids.split(',').length > maxIds) {
      return fail(context, 400, `Write up to ${maxIds} product ids: /setu/api/products/52,53,54.`);
    }
    return answer(context, products, (all) => productsBody(all, ids.split(','), billingUrl));
  });
  app.get('/setu/api/tlds', (context) => answer(context, tlds, (all) => all));

  app.get('/setu/api/domains', async (context) => {
    const names = [...new Set((context.req.query('names') ?? '').toLowerCase().split(','))];
    if (names.length > maxNames || !names.every((name) => namePattern.test(name))) {
      const rule = `Write up to ${maxNames} names, international ones in their ASCII form`;
      return fail(context, 400, `${rule}: /setu/api/domains?names=example.com,example.net.`);
    }
    const seconds = spend(addressOf(context), names.length);
    if (seconds > 0) {
      context.header('retry-after', String(seconds));
      return fail(context, 429, `Too many lookups. Try again in ${seconds} seconds.`);
    }
    const sold = await tlds.get().catch(() => ({ value: {} }));
    return context.json(await lookUp(names, sold.value));
  });

  app.get('/healthz', (context) => {
    const state = { products: products.state(), tlds: tlds.state() };
    const ok = Object.values(state).every(({ age }) => age !== null);
    return context.json({ ok, ...state }, ok ? 200 : 503);
  });
  app.notFound((context) => fail(context, 404, 'There is no such call.'));
  app.onError((error, context) => {
    options.log(`${context.req.path}: ${error.stack ?? error.message}`);
    return fail(context, 500, 'Something went wrong.');
  });

  async function answer<T>(context: Context, prices: LastGood<T>, body: (value: T) => object) {
    const got = await prices.get().catch(() => undefined);
    if (!got) {
      context.header('retry-after', '30');
      return fail(context, 503, 'Prices are not available right now.');
    }
    // CDNs pass an answer on while we can't be reached, but never beyond the limit of its age.
    const seconds = got.fresh ? Math.max(1, Math.round((freshMs - got.ageMs) / 1000)) : 10;
    const ifError = Math.max(0, Math.round((maxAgeMs - got.ageMs) / 1000 - seconds));
    const caching = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=30, stale-if-error=${ifError}`;
    context.header('cache-control', caching);
    return context.json(body(got.value));
  }

  // The first visitor should not have to wait.
  void Promise.allSettled([products.get(), tlds.get()]);
  return app;
}

/** The products with these ids, as the site reads them; unknown ones are left out. */
export function productsBody(all: Products, ids: readonly string[], billingUrl: string): object {
  const entries = ids.flatMap((id) => {
    const product = Object.hasOwn(all, id) ? all[id] : undefined;
    if (!product) return [];
    const { name, pricing, setup, path } = product;
    return [[id, { name, pricing, setup, url: billingUrl + path }] as const];
  });
  return Object.fromEntries(entries);
}

function fail(context: Context, status: ContentfulStatusCode, error: string): Response {
  return context.json({ error }, status);
}
