import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

/** How long autoplay shows a slide. */
const slideMs = 7000;

/**
 * The state of a slider whose slides are in a scrolling row. The scroll position is the source of truth:
 * swiping, keyboard, focus and buttons all move it, and the current slide follows.
 */
export function useSlider(row: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0);
  /** The visitor's choice about autoplay; null before one. */
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const motion = useMediaQuery('(prefers-reduced-motion: no-preference)');
  const untouched = choice === null && motion && !hovered && !focused;
  const advancing = choice === 'play' || untouched;
  // What the button shows: hover and focus only interrupt, they don't switch autoplay off.
  const autoplay = choice === null ? motion : choice === 'play';

  const moveTo = useCallback(
    (index: number) => {
      const { current: track } = row;
      const left = ((index + count) % count) * (track?.clientWidth ?? 0);
      track?.scrollTo({ left, behavior: motion ? 'smooth' : 'auto' });
    },
    [row, count, motion],
  );

  useEffect(() => {
    if (!advancing) return undefined;
    const timer = setTimeout(() => moveTo(shown + 1), slideMs);
    return () => clearTimeout(timer);
  }, [advancing, shown, moveTo]);

  return {
    /** The current slide's index. */
    shown,
    advancing,
    autoplay,
    /** Shows a slide at the visitor's request and ends autoplay. */
    show(index: number) {
      setChoice('pause');
      moveTo(index);
    },
    toggle: () => setChoice(autoplay ? 'pause' : 'play'),
    stopAutoplay: () => setChoice('pause'),
    setHovered,
    setFocused,
    /** Call it when the row has scrolled, for whatever reason. */
    syncToScroll() {
      const { current: track } = row;
      if (track) setShown(Math.round(track.scrollLeft / track.clientWidth));
    },
  };
}
