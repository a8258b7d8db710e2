import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { parseLocation } from './location.ts';
import { NavigateContext, RouterContext } from './router.ts';
import type { RouterValue } from './router.ts';

interface StaticRouterProps {
  /** The address to show; defaults to the home page. */
  location?: string;
  children: ReactNode;
}

const neverNavigate = () => {};

/** Shows one address and never navigates, for prerendering and tests. */
export function StaticRouter({ location = '/', children }: StaticRouterProps) {
  const value = useMemo<RouterValue>(
    () => ({ location: parseLocation(location), navigationType: 'POP' }),
    [location],
  );
  return (
    <NavigateContext value={neverNavigate}>
      <RouterContext value={value}>{children}</RouterContext>
    </NavigateContext>
  );
}
