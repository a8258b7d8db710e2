import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the prerendered HTML and while it is hydrated, true from then on. What depends on the
 * visitor (the query, the clock, storage) waits for it, so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
