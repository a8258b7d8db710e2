const painted = 'first-contentful-paint';

/** Runs a step once, when the page has been parsed and its first words have been painted. */
export function afterFirstPaint(step: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenPainted(step), { once: true });
  } else {
    whenPainted(step);
  }
}

function whenPainted(step: () => void): void {
  if (document.visibilityState === 'hidden') {
    // A tab that was opened behind another is not painted, and should be ready when it is seen.
    step();
    return;
  }
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    // A browser that does not tell of paints: the next frame but one comes after the first.
    requestAnimationFrame(() => requestAnimationFrame(step));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(painted).length === 0) return;
    observer.disconnect();
    // The first paint may have held the header only; a frame later all that was parsed is there.
    requestAnimationFrame(() => setTimeout(step));
  }).observe({ type: 'paint', buffered: true });
}
