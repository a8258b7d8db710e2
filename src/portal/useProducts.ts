import { useEffect, useRef, useState } from 'react';
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
 * The live data of some products. Each set of ids is called once while the component is mounted, without
 * a retry: going back to ids that were shown before shows the answer, or the failure, that is already
 * there. Without ids there is no call. Unmounting aborts what has not arrived.
 */
export function useProducts(ids: readonly number[]): ProductsState {
  const key = ids.join(',');
  const [answers, setAnswers] = useState<ReadonlyMap<string, ProductsState>>(new Map());
  const called = useRef(new Set<string>());
  const controller = useRef<AbortController>(null);
  useCallOnLoad(key === '' ? null : productsUrl(ids));

  useEffect(() => {
    const current = new AbortController();
    const keys = called.current;
    controller.current = current;
    return () => {
      current.abort();
      // Strict mode mounts twice: what was aborted has to be called again.
      keys.clear();
    };
  }, []);

  useEffect(() => {
    const signal = controller.current?.signal;
    if (!signal || key === '' || called.current.has(key)) return;
    called.current.add(key);
    const keep = (state: ProductsState) => {
      if (!signal.aborted) setAnswers((kept) => new Map(kept).set(key, state));
    };
    loadProducts(key.split(',').map(Number), signal).then(
      (products) => keep({ state: 'loaded', products }),
      (error: unknown) => keep({ state: 'error', error }),
    );
  }, [key]);

  return answers.get(key) ?? loading;
}
