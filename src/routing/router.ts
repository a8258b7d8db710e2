import { createContext, useContext } from 'react';
import type { Location } from './location.ts';

/** How the visitor got here: Back or Forward (or a full load), a link, or a redirect. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** Marks the transitions that move to another address, as opposed to updates of the same page. */
export const navigationTransition = 'navigation';

export interface NavigateOptions {
  /** Replaces the history entry. */
  replace?: boolean;
  /** Only rewrites the query of the page that is shown: no navigation, and no page view. */
  inPlace?: boolean;
}

export type Navigate = (address: string, options?: NavigateOptions) => void;

export interface RouterValue {
  location: Location;
  navigationType: NavigationType;
}

export const RouterContext = createContext<RouterValue | null>(null);
/** A separate context, which never changes: a navigation does not re-render every link. */
export const NavigateContext = createContext<Navigate | null>(null);

function useRouter(): RouterValue {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter must be used inside a router');
  return router;
}

export function useLocation(): Location {
  return useRouter().location;
}

export function useNavigationType(): NavigationType {
  return useRouter().navigationType;
}

/** Navigates to an address of this site without a reload. */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('useNavigate must be used inside a router');
  return navigate;
}
