import { useLocation } from '../routing/router.ts';
import { useHydrated } from './useHydrated.ts';

/** A query parameter of the address; null in the prerendered page, which has no query. */
export function useQueryParam(name: string): string | null {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return hydrated ? new URLSearchParams(search).get(name) : null;
}
