import { createContext, use, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from './router.ts';

const IsWholePage = createContext(true);

/**
 * After a tap on a link, the browser shows the next page without what is in `AfterFirstScreen`, and React renders that
 * right after. Positions that are restored, and links to a place on the page, need all of it at once, and so does
 * hydration.
 */
export function FirstScreenFirst({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== 'POP' && hash === '';
  const isWholePage = useDeferredValue(true, !startsAtTop);
  return <IsWholePage value={isWholePage}>{children}</IsWholePage>;
}

interface AfterFirstScreenProps {
  /** A media query: where it matches, the part is on the first screen. */
  unless?: string;
  children: ReactNode;
}

/** A part of a page that is below the first screen of a phone. */
export function AfterFirstScreen({ unless, children }: AfterFirstScreenProps) {
  const isShown = use(IsWholePage) || (unless !== undefined && window.matchMedia(unless).matches);
  return isShown ? children : null;
}
