/** Runs a step when the page has nothing else to do; Safari cannot tell, so there it is soon. */
export function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => step());
  else setTimeout(step, 100);
}
