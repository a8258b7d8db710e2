import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether any part of an element is on screen; false until the browser has checked, and always if
 * it has no IntersectionObserver.
 */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}
