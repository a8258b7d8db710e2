/** On a busy machine the browser may report no idle time for 20 seconds or more, even if nothing happens on the page. */
const maxWaitMs = 1000;

/**
 * Calls back when the browser is idle, after a second at the latest, or soon in Safari, which has no idle
 * callbacks; `timeLeft` is in milliseconds.
 */
export function whenIdle(callback: (timeLeft: () => number) => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback((deadline) => callback(() => deadline.timeRemaining()), {
      timeout: maxWaitMs,
    });
  } else {
    setTimeout(() => callback(() => 0), 100);
  }
}
