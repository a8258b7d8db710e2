import {
  addTransitionType,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { withBase } from '../language/edition.ts';
import { browserLocation, createKey } from './location.ts';
import { finalAddress } from './paths.ts';
import { navigationTransition, RouterContext } from './router.ts';
import type { Navigate, NavigationType } from './router.ts';

/**
 * Follows the browser's address. Changes are transitions, so that a page stays visible until the next
 * one's chunk has loaded.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => ({
    location: browserLocation(),
    navigationType: 'POP' as NavigationType,
  }));

  const syncLocation = useCallback((navigationType: NavigationType) => {
    startTransition(() => {
      addTransitionType(navigationTransition);
      setCurrent({ location: browserLocation(), navigationType });
    });
  }, []);

  useEffect(() => {
    const onPop = () => syncLocation('POP');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [syncLocation]);

  const navigate: Navigate = useCallback(
    (address, { replace = false } = {}) => {
      const state = { key: createKey() };
      // Straight to the target of a redirect: no need to show a page in between.
      const target = withBase(finalAddress(address));
      if (replace) window.history.replaceState(state, '', target);
      else window.history.pushState(state, '', target);
      syncLocation(replace ? 'REPLACE' : 'PUSH');
    },
    [syncLocation],
  );

  const value = useMemo(() => ({ ...current, navigate }), [current, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
