import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from './router.ts';
import { recordPageView } from '../analytics/pageView.ts';
import { documentTitle } from '../seo/title.ts';
import { updateHead } from '../seo/updateHead.ts';
import { findRedirect, pageAt } from './paths.ts';
import { noteScroll, restoreScroll, scrollToStart } from './scroll.ts';

/** Screen readers start at the new page's heading, as they would after a full load. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * What a full page load would do by itself and a navigation inside the app must be told to:
 * title, head, scroll position, focus, and the visit's record. Answers what to announce.
 */
export function useNavigationEffects(): string {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const address = pathname + search;
  const lastAddress = useRef(address);
  // What the browser adds for a link to a place on the page has no key of its own, so the place counts.
  const shown = useRef({ entry: key + hash, hash });
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (findRedirect(pathname)) return;
    const page = pageAt(pathname);
    const title = documentTitle(page);
    updateHead(page);
    recordPageView(address, title);
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    focusHeading();
    setAnnouncement(title);
  }, [pathname, address]);

  useLayoutEffect(() => {
    const entry = key + hash;
    if (shown.current.entry === entry) return;
    shown.current = { entry, hash };
    const placeOnSamePage = hash !== '' && lastAddress.current === address;
    if (navigationType === 'POP' && !placeOnSamePage) restoreScroll(entry);
    else scrollToStart(hash);
  }, [key, hash, address, navigationType]);

  // The new page's own jump to its place counts for its own entry, so the entry is read from the ref
  // that is set before that jump. To a place on the page the browser jumps before the app knows.
  useEffect(() => {
    const note = () => {
      if (window.location.hash === shown.current.hash) noteScroll(shown.current.entry);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  // The app restores positions inside the site; on leaving and coming back the browser does.
  useEffect(() => {
    const setMode = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const leave = setMode('auto');
    const arrive = setMode('manual');
    arrive();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', arrive);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', arrive);
      leave();
    };
  }, []);

  return announcement;
}
