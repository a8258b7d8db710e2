import { useCallOnLoad } from './callsOnLoad.ts';
import { productsUrl } from './links.ts';
import { usePortalCall } from './PageState.tsx';
import { loadProducts } from './products.ts';
import type { LiveProducts } from './responses.ts';

/** The state of a products call. `portalErrorMessage` puts the error into words. */
export type ProductsState =
  | { state: 'loading' }
  | { state: 'loaded'; products: LiveProducts }
  | { state: 'error'; error: unknown };

/** The live data of some products. Without ids there is no call. */
export function useProducts(ids: readonly number[]): ProductsState {
  const url = ids.length === 0 ? '' : productsUrl(ids);
  useCallOnLoad(url === '' ? null : url);
  const call = usePortalCall(url, (signal) => loadProducts(ids, signal));
  return call.state === 'loaded' ? { state: 'loaded', products: call.result } : call;
}
