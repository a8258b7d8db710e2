import { useEffect, useState } from 'react';
import type { LiveProducts } from './responses.ts';
import { useCallOnLoad } from './callsOnLoad.ts';
import { productsUrl } from './links.ts';
import { loadProducts } from './products.ts';

/** The state of a products call. `portalErrorMessage` puts the error into words. */
export type ProductsState =
  | { state: 'loading' }
  | { state: 'loaded'; products: LiveProducts }
  | { state: 'error'; error: unknown };

const loading: ProductsState = { state: 'loading' };

/**
 * The live data of some products: one call on mount, no retry, aborted on unmount. Other ids mean
 * another call; the same ids in a new array do not.
 */
export function useProducts(ids: readonly number[]): ProductsState {
  const key = ids.join(',');
  const [result, setResult] = useState({ key, state: loading });
  useCallOnLoad(productsUrl(ids));

  useEffect(() => {
    const controller = new AbortController();
    const show = (state: ProductsState) => {
      if (!controller.signal.aborted) setResult({ key, state });
    };
    loadProducts(key.split(',').map(Number), controller.signal).then(
      (products) => show({ state: 'loaded', products }),
      (error: unknown) => show({ state: 'error', error }),
    );
    return () => controller.abort();
  }, [key]);

  // Never show the result for other ids while these load.
  return result.key === key ? result.state : loading;
}
