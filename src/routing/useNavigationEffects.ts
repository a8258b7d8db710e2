import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
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
  const lastKey = useRef(key);
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
    if (lastKey.current === key) return;
    lastKey.current = key;
    // A plain link to a place on this page: the browser has gone there, and has set the focus.
    if (key === 'default' && hash !== '' && lastAddress.current === address) return;
    if (navigationType === 'POP') restoreScroll(key);
    else scrollToStart(hash);
  }, [key, hash, navigationType, address]);

  // The new page's own jump to its place counts for its own entry, so the key is read from the ref
  // that is set before that jump.
  useEffect(() => {
    const note = () => noteScroll(lastKey.current);
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
