import { useEffect, useState } from 'react';

/** How long after the last scroll event the page counts as still. */
const restMs = 400;

/** `down` while the visitor scrolls down, `stopped` after that until the way up, and undefined otherwise. */
export function useScrollingDown(): 'down' | 'stopped' | undefined {
  const [scrolling, setScrolling] = useState<'down' | 'stopped'>();
  useEffect(() => {
    let last = window.scrollY;
    let timer: number | undefined;
    const onScroll = () => {
      const { scrollY } = window;
      const isDown = scrollY > last;
      setScrolling(isDown ? 'down' : undefined);
      last = scrollY;
      window.clearTimeout(timer);
      if (isDown) timer = window.setTimeout(() => setScrolling('stopped'), restMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return scrolling;
}
