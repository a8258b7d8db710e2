import { createContext, use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from './router.ts';

const WholePageContext = createContext(true);

/**
 * After a navigation, the browser shows the next page without what is inside `AfterFirstScreen`,
 * which React renders right afterwards. Restored scroll positions, links to an anchor, and
 * hydration need the whole page at once.
 */
export function FirstScreenProvider({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== 'POP' && hash === '';
  const isWholePage = useDeferredValue(true, !startsAtTop);
  return <WholePageContext value={isWholePage}>{children}</WholePageContext>;
}

interface AfterFirstScreenProps {
  /** A media query: where it matches, the part is on the first screen. */
  unless?: string;
  children: ReactNode;
}

/** A part of a page that is below the first screen of a phone. */
export function AfterFirstScreen({ unless, children }: AfterFirstScreenProps) {
  const isShown =
    use(WholePageContext) || (unless !== undefined && window.matchMedia(unless).matches);
  return isShown ? children : null;
}
