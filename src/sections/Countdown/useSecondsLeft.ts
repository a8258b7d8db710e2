import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from './timeLeft.ts';

/**
 * Calls back on every full second until a time. Each delay is computed from the clock, so late
 * timers don't add up. Stops once the time has passed and while the page is hidden.
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

/** Seconds until a time; null in prerendered HTML, which has no clock. */
export function useSecondsLeft(target: number): number | null {
  const subscribe = useCallback((tick: () => void) => tickUntil(target, tick), [target]);
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(target, Date.now()),
    () => null,
  );
}
