import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * One timer to the next full minute, restarted when the page becomes visible: timers stop while a
 * device sleeps.
 */
function subscribe(notify: () => void): () => void {
  let timer = setTimeout(tick, minute - (Date.now() % minute));
  function tick(): void {
    clearTimeout(timer);
    timer = setTimeout(tick, minute - (Date.now() % minute));
    notify();
  }
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The start of the current minute; null in prerendered HTML, which has no clock. */
export function useCurrentMinute(): Date | null {
  const minutes = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => null,
  );
  return minutes === null ? null : new Date(minutes * minute);
}
