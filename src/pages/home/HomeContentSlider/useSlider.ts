import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

/** How long a slide stays while the slider turns by itself. */
export const slideTime = 7000;

/**
 * The state of a slider whose slides stand in a row that scrolls. The row's position is the truth:
 * swiping, the keyboard, focus and the buttons all move it, and the slide on show follows.
 */
export function useSlider(row: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);
  /** What the visitor asked for: to turn, to stay, or nothing yet. */
  const [choice, setChoice] = useState<'turn' | 'stay' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const motion = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const untouched = choice === null && motion && !hovered && !focused;
  const turning = choice === 'turn' || untouched;

  const moveTo = useCallback(
    (index: number) => {
      const { current: track } = row;
      const left = ((index + count) % count) * (track?.clientWidth ?? 0);
      track?.scrollTo({ left, behavior: motion ? 'smooth' : 'auto' });
    },
    [row, count, motion],
  );

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => moveTo(shown + 1), slideTime);
    return () => clearTimeout(timer);
  }, [turning, shown, moveTo]);

  return {
    /** The number of the slide on show. */
    shown,
    turning,
    /** Shows a slide because the visitor asked for it; from then on nothing turns by itself. */
    show(index: number) {
      setChoice('stay');
      moveTo(index);
    },
    toggle: () => setChoice(turning ? 'stay' : 'turn'),
    stay: () => setChoice('stay'),
    setHovered,
    setFocused,
    /** The row has moved, whoever moved it. */
    follow() {
      const { current: track } = row;
      if (track) setShown(Math.round(track.scrollLeft / track.clientWidth));
    },
  };
}
