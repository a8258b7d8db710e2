import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from './router.ts';
import { layOutEverySection } from '../boot/sectionLayout.ts';
import { withBase } from '../language/edition.ts';
import { recordPageView, skipPageView } from '../analytics/pageView.ts';
import { documentTitle } from '../seo/title.ts';
import { updateHead } from '../seo/updateHead.ts';
import { focusHeading } from './focusHeading.ts';
import { findRedirect, pageAt } from './paths.ts';
import { loadedView } from './views.ts';
import { startPrefetching } from './prefetch.ts';
import { restoreFocus, savePlace } from './restoreFocus.ts';
import { restoreScroll, saveScroll, scrollToHashOrTop } from './scroll.ts';

/** What tells which element a visitor uses. */
const used = ['click', 'focusin'] as const;

/**
 * Does what the browser does on a full page load: title and head, scroll position, focus, and the
 * page view. Then watches the page's links, to load what they lead to ahead. Returns the text that screen
 * readers should announce.
 */
export function useNavigationEffects(isVisitorWaiting: () => boolean): string {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const address = pathname + search;
  const last = useRef({ address, key, pathname });
  // The browser creates the entry for a `#hash` link, without a key, so the hash identifies it.
  const shown = useRef({ entry: key + hash, hash });
  const watchLinks = useRef<() => void>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (findRedirect({ pathname, search, hash: '' })) return;
    const page = pageAt(pathname);
    const before = last.current;
    last.current = { address, key, pathname };
    // The same history entry with another query: the page has rewritten its own address.
    if (before.address !== address && before.key === key && before.pathname === pathname) {
      skipPageView(withBase(address));
      return;
    }
    const view = loadedView(page.path);
    const title = view ? documentTitle(view) : document.title;
    updateHead(page, title);
    recordPageView(withBase(address), title);
    const watch = watchLinks.current ?? startPrefetching(isVisitorWaiting);
    watchLinks.current = watch;
    watch();
    if (before.address === address) return;
    // Screen readers continue here, as after a full page load.
    if (navigationType === 'POP') restoreFocus(shown.current.entry);
    else focusHeading();
    setAnnouncement(title);
  }, [pathname, search, address, key, navigationType, isVisitorWaiting]);

  useLayoutEffect(() => {
    const entry = key + hash;
    if (shown.current.entry === entry) return;
    shown.current = { entry, hash };
    layOutEverySection();
    const isHashOnSamePage = hash !== '' && last.current.address === address;
    if (navigationType === 'POP' && !isHashOnSamePage) restoreScroll(entry);
    else scrollToHashOrTop(hash);
  }, [key, hash, address, navigationType]);

  // Reads the entry from the ref, which is set before a new page scrolls to its position. For a
  // `#hash` link the browser scrolls before the app knows, so positions at another hash are ignored.
  useEffect(() => {
    const save = () => {
      if (window.location.hash === shown.current.hash) saveScroll(shown.current.entry);
    };
    const saveUsed = ({ target }: Event) => {
      savePlace(shown.current.entry, target);
      // The event of a scroll that this use caused comes later.
      save();
    };
    // The browser may have restored a position before the app was ready.
    save();
    window.addEventListener('scroll', save, { passive: true });
    // Before a link navigates.
    for (const type of used) document.addEventListener(type, saveUsed, { capture: true });
    return () => {
      window.removeEventListener('scroll', save);
      for (const type of used) document.removeEventListener(type, saveUsed, { capture: true });
    };
  }, []);

  // The app restores positions within the site; the browser does when the visitor leaves and returns.
  useEffect(() => {
    const setMode = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const setAuto = setMode('auto');
    const setManual = setMode('manual');
    setManual();
    window.addEventListener('pagehide', setAuto);
    window.addEventListener('pageshow', setManual);
    return () => {
      window.removeEventListener('pagehide', setAuto);
      window.removeEventListener('pageshow', setManual);
      setAuto();
    };
  }, []);

  return announcement;
}
