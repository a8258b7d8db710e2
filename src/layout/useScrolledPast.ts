import { useEffect, useState } from 'react';

const debounceMs = 20;

/** Whether the page is scrolled past a height, debounced. `threshold` must be a stable function. */
export function useScrolledPast(threshold: () => number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const measure = () => setPast(window.scrollY > threshold());
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(measure, debounceMs);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [threshold]);
  return past;
}
