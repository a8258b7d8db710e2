import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { browserLocation, newKey } from './location.ts';
import { RouterContext } from './router.ts';
import type { Navigate, NavigationType } from './router.ts';

/**
 * Keeps the app at the address that the browser shows. Changes are transitions, so that a page
 * stays on show until the next one's chunk has come.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [at, setAt] = useState(() => ({
    location: browserLocation(),
    navigationType: 'POP' as NavigationType,
  }));

  const arrive = useCallback((navigationType: NavigationType) => {
    startTransition(() => setAt({ location: browserLocation(), navigationType }));
  }, []);

  useEffect(() => {
    const onPop = () => arrive('POP');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [arrive]);

  const navigate: Navigate = useCallback(
    (address, { replace = false } = {}) => {
      const state = { key: newKey() };
      if (replace) window.history.replaceState(state, '', address);
      else window.history.pushState(state, '', address);
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    [arrive],
  );

  const value = useMemo(() => ({ ...at, navigate }), [at, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}
