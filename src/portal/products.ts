import { readProducts } from './answers.ts';
import type { LiveProducts } from './answers.ts';
import { callPortal } from './call.ts';
import { productsUrl } from './links.ts';

/** One call for the live data of some products. Knows no React, so it may start before hydration. */
export async function loadProducts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<LiveProducts> {
  return readProducts(await callPortal(productsUrl(ids), signal), ids);
}
