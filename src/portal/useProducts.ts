import { useEffect, useState } from 'react';
import type { LiveProducts } from './answers.ts';
import { messageOf } from './errors.ts';
import { productsUrl } from './links.ts';
import { noteCall } from './neededCalls.ts';
import { loadProducts } from './products.ts';

/** Where a products call stands. `message` is the {message} of the error texts. */
export type ProductsState =
  | { state: 'loading' }
  | { state: 'loaded'; products: LiveProducts }
  | { state: 'error'; message: string };

const loading: ProductsState = { state: 'loading' };

/**
 * The live data of some products: one call when the section opens, no retry, aborted on leaving.
 * Other ids mean another call; the same ids in a new array do not.
 */
export function useProducts(ids: readonly number[]): ProductsState {
  const key = ids.join(',');
  const [answer, setAnswer] = useState({ key, state: loading });
  noteCall(productsUrl(ids));

  useEffect(() => {
    const leaving = new AbortController();
    const show = (state: ProductsState) => {
      if (!leaving.signal.aborted) setAnswer({ key, state });
    };
    loadProducts(key.split(',').map(Number), leaving.signal).then(
      (products) => show({ state: 'loaded', products }),
      (error: unknown) => show({ state: 'error', message: messageOf(error) }),
    );
    return () => leaving.abort();
  }, [key]);

  // Until the answer for these ids is there, the answer for former ones must not be seen.
  return answer.key === key ? answer.state : loading;
}
