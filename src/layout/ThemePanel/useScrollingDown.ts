import { useEffect, useState } from 'react';

/** How long after the last scroll event the page counts as still. */
const restMs = 400;

/** True while the visitor scrolls down; false at rest, on the way up, and at the top. */
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
