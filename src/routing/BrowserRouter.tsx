import { addTransitionType, startTransition, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { withBase } from '../language/edition.ts';
import { browserLocation, createKey, parseLocation } from './location.ts';
import { isOverlayEntry } from './overlayEntry.ts';
import { finalAddress, pageAt } from './paths.ts';
import { NavigateContext, navigationTransition, RouterContext } from './router.ts';
import type { Navigate, NavigationType } from './router.ts';
import { scrollToHashOrTop } from './scroll.ts';
import { loadView } from './views.ts';

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
    (address, options = {}) => {
      if (options.inPlace) {
        window.history.replaceState(window.history.state, '', withBase(address));
        startTransition(() => {
          setCurrent(({ navigationType }) => ({ location: browserLocation(), navigationType }));
        });
        return;
      }
      const state = { key: createKey() };
      // Straight to the target of a redirect: no need to show a page in between.
      const final = finalAddress(address);
      // Requests the page's files before React renders anything. If that fails, PageView tries
      // again.
      loadView(pageAt(parseLocation(final).pathname).path).catch(() => {});
      const target = withBase(final);
      const { pathname, search, hash } = window.location;
      const isHere = target === pathname + search + hash;
      // The overlay closes, and its entry with it.
      if (isHere && isOverlayEntry()) return scrollToHashOrTop(hash);
      // As on any site, a link to the current address adds no history entry.
      const replace = options.replace ?? isHere;
      if (replace || isOverlayEntry()) window.history.replaceState(state, '', target);
      else window.history.pushState(state, '', target);
      syncLocation(replace ? 'REPLACE' : 'PUSH');
    },
    [syncLocation],
  );

  return (
    <NavigateContext value={navigate}>
      <RouterContext value={current}>{children}</RouterContext>
    </NavigateContext>
  );
}
