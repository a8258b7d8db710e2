import { parseProducts } from './responses.ts';
import type { LiveProducts } from './responses.ts';
import { callPortal } from './call.ts';
import { productsUrl } from './links.ts';

/** Loads the live data of some products in one call. */
export async function loadProducts(
  ids: readonly number[],
  signal: AbortSignal,
): Promise<LiveProducts> {
  return parseProducts(await callPortal(productsUrl(ids), signal), ids);
}
