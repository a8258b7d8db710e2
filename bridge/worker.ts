import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

/* The bridge on an edge worker: settings and secrets are its variables, last good answers in its memory. */

let app: Hono | undefined;
/** What still runs when a request is answered. */
const pending = new Set<Promise<unknown>>();

function keepAlive(work: Promise<unknown>): void {
  pending.add(work);
  void work.finally(() => pending.delete(work));
}

const worker = {
  async fetch(
    request: Request,
    environment: Record<string, string | undefined>,
    context: { waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response> {
    const options = { log: (line: string) => console.log(line), keepAlive };
    // Only the edge itself can set this header.
    app ??= createApp(
      readSettings(environment),
      options,
      ({ req }) => req.header('cf-connecting-ip') ?? '',
    );
    const response = await app.fetch(request);
    context.waitUntil(Promise.allSettled(pending));
    return response;
  },
};
// oxlint-disable-next-line import/no-default-export -- the format of workers
export default worker;
