import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Storage } from './last-good.ts';
import { readSettings } from './settings.ts';

/*
 * The bridge on an edge worker: settings and secrets are the worker's variables. Its memory is short,
 * so last good answers are in the edge's cache.
 */

let app: Hono | undefined;
/** What still runs when a request is answered. */
const pending = new Set<Promise<unknown>>();

const worker = {
  async fetch(
    request: Request,
    environment: Record<string, string | undefined>,
    context: { waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response> {
    app ??= createApp(
      readSettings(environment),
      {
        storage: edgeCache,
        log: (line) => console.log(line),
        keepAlive(work) {
          pending.add(work);
          void work.finally(() => pending.delete(work));
        },
      },
      // Only the edge itself can set this header.
      ({ req }) => req.header('cf-connecting-ip') ?? '',
    );
    const response = await app.fetch(request);
    context.waitUntil(Promise.allSettled(pending));
    return response;
  },
};
// oxlint-disable-next-line import/no-default-export -- the format of workers
export default worker;

/** Where there is no cache, answers are kept in memory alone. */
const edgeCache: Storage = {
  async read(name) {
    try {
      const cache = await caches.open('last-good');
      return await (await cache.match(address(name)))?.text();
    } catch {
      return undefined;
    }
  },
  async write(name, text) {
    try {
      const cache = await caches.open('last-good');
      const headers = { 'cache-control': 'max-age=31536000' };
      await cache.put(address(name), new Response(text, { headers }));
    } catch {
      // The next answer is tried again.
    }
  },
};

const address = (name: string): string => `https://last-good.invalid/${name}`;
