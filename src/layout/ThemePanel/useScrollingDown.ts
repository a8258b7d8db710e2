import { useEffect, useState } from 'react';

/** How long after the last scroll event the page counts as still. */
const restMs = 400;

/** Screens this narrow have no room beside the page's content. */
const narrow = '(max-width: 48em)';

/** True while the visitor scrolls down and, on narrow screens, from then until the way up. */
export function useScrollingDown(): boolean {
  const [scrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: number | undefined;
    const onScroll = () => {
      const { scrollY } = window;
      setScrollingDown(scrollY > last);
      last = scrollY;
      window.clearTimeout(timer);
      if (window.matchMedia(narrow).matches) return;
      timer = window.setTimeout(() => setScrollingDown(false), restMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return scrollingDown;
}
