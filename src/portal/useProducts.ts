import { startTransition, useEffect, useRef, useState } from 'react';
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
 * The live data of some products. Each set of ids is requested once while the component is mounted,
 * without a retry: going back to earlier ids shows the result, or the failure, that is already
 * there. Without ids there is no call. Unmounting aborts calls in progress.
 */
export function useProducts(ids: readonly number[]): ProductsState {
  const key = ids.join(',');
  const [results, setResults] = useState<ReadonlyMap<string, ProductsState>>(new Map());
  const requested = useRef(new Set<string>());
  const controller = useRef<AbortController>(null);
  useCallOnLoad(key === '' ? null : productsUrl(ids));

  useEffect(() => {
    const current = new AbortController();
    const keys = requested.current;
    controller.current = current;
    return () => {
      current.abort();
      // Strict mode mounts twice: what was aborted has to be requested again.
      keys.clear();
    };
  }, []);

  useEffect(() => {
    const signal = controller.current?.signal;
    if (!signal || key === '' || requested.current.has(key)) return;
    requested.current.add(key);
    const store = (state: ProductsState) => {
      if (signal.aborted) return;
      // In a transition React renders in short steps, so a tap doesn't wait for all prices.
      startTransition(() => setResults((stored) => new Map(stored).set(key, state)));
    };
    loadProducts(key.split(',').map(Number), signal).then(
      (products) => store({ state: 'loaded', products }),
      (error: unknown) => store({ state: 'error', error }),
    );
  }, [key]);

  return results.get(key) ?? loading;
}
