import { useEffect, useState } from 'react';

/** A section is being read from when its heading is in the upper third of the window. */
const readingLine = 1 / 3;

/** The id of the section that is being read; undefined above the first one. `ids` must be a stable list. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const measure = () => {
      const line = window.innerHeight * readingLine;
      const passed = ids.filter((id) => {
        const heading = document.getElementById(id);
        return heading && heading.getBoundingClientRect().top < line;
      });
      setCurrent(passed.at(-1));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [ids]);
  return current;
}
