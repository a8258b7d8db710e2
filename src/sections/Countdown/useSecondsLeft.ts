import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from './timeLeft.ts';

/**
 * Calls back at each full second before a moment. Every wait is worked out from the clock, so late
 * timers never add up; nothing runs once the moment is past or while nobody can see the page.
 */
function tickUntil(target: number, tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const left = target - Date.now();
    if (left > 0 && !document.hidden) timer = setTimeout(run, left % 1000 || 1000);
  };
  const run = () => {
    tick();
    schedule();
  };
  document.addEventListener('visibilitychange', run);
  schedule();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
}

/** Seconds until a moment; null in the prerendered page, which knows no clock. */
export function useSecondsLeft(target: number): number | null {
  const subscribe = useCallback((tick: () => void) => tickUntil(target, tick), [target]);
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(target, Date.now()),
    () => null,
  );
}
