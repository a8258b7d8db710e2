import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../commands/cli/listen.ts';
import { startSandbox } from './sandbox.ts';

let sandbox: RunningServer;
let origin: string;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', folder: '/clients' });
  origin = `http://127.0.0.1:${sandbox.port}`;
});
afterAll(() => sandbox.close());

test('a sandbox in a folder serves its pages there, and links to that folder', async () => {
  const products = (await (await fetch(`${origin}/clients/setu/api/products/701`)).json()) as {
    701: { url: string };
  };
  expect(products[701].url).toBe(`${origin}/clients/cart.php?a=add&pid=701`);
  const cart = await fetch(products[701].url);
  expect(cart.status).toBe(200);
  const links = [...(await cart.text()).matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(
    ([, to]) => to,
  );
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((to) => !to?.startsWith('/clients/'))).toEqual([]);
});

test('every address outside the folder is not found', async () => {
  expect((await fetch(`${origin}/cart.php`)).status).toBe(404);
  expect((await fetch(`${origin}/setu/api/tlds`)).status).toBe(404);
});
