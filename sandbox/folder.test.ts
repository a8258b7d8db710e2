import { expect, test } from 'vitest';
import { useTestSandbox, type ApiProducts } from './test-sandbox.ts';

const sandbox = useTestSandbox('/clients');

test('a sandbox in a folder serves its pages there, and links to that folder', async () => {
  const products = (await sandbox.json('/clients/setu/api/products/701')) as ApiProducts;
  expect(products[701]?.url).toBe(`${sandbox.origin}/clients/cart.php?a=add&pid=701`);
  const cart = await sandbox.call('/clients/cart.php?a=add&pid=701');
  expect(cart.status).toBe(200);
  const page = await cart.text();
  const links = Array.from(page.matchAll(/(?:href|action)="(\/[^"]*)"/g), ([, to]) => to);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((to) => !to?.startsWith('/clients/'))).toEqual([]);
});

test.each(['/cart.php', '/setu/api/tlds'])('%s outside the folder is not found', async (path) => {
  expect((await sandbox.call(path)).status).toBe(404);
});
