/** Calls back when the browser is idle, or soon in Safari, which has no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback());
  else setTimeout(callback, 100);
}
