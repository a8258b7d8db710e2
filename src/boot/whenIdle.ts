/** Calls back when the browser is idle, or soon in Safari, which has no idle callbacks; `timeLeft` is in milliseconds. */
export function whenIdle(callback: (timeLeft: () => number) => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback((deadline) => callback(() => deadline.timeRemaining()));
  } else {
    setTimeout(() => callback(() => 0), 100);
  }
}
