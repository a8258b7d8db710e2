import { useCallOnLoad } from './callsOnLoad.ts';
import { productsUrl, tldsUrl } from './links.ts';
import { usePortalCall } from './PageState.tsx';
import { loadProducts } from './products.ts';
import type { LiveProducts } from './responses.ts';

/** The state of a products call. `portalErrorMessage` puts the error into words. */
export type ProductsState =
  | { state: 'loading' }
  | { state: 'loaded'; products: LiveProducts }
  | { state: 'error'; error: unknown };

/** The ids that a products call asks for. */
function idsIn(url: string): readonly string[] {
  return url.slice(url.lastIndexOf('/') + 1).split(',');
}

/** The live data of some products, or of more if the page has asked for more. Without ids there is no call. */
export function useProducts(ids: readonly number[]): ProductsState {
  const url = ids.length === 0 ? '' : productsUrl(ids);
  useCallOnLoad(url === '' ? null : url);
  const call = usePortalCall(
    url,
    (signal) => loadProducts(ids, signal),
    (other) => other !== tldsUrl && ids.every((id) => idsIn(other).includes(String(id))),
  );
  return call.state === 'loaded' ? { state: 'loaded', products: call.result } : call;
}
