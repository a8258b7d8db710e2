const paintEntry = 'first-contentful-paint';

/** Calls back once, when the page has been parsed and has painted its first content. */
export function afterFirstPaint(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenPainted(callback), { once: true });
  } else {
    whenPainted(callback);
  }
}

function whenPainted(callback: () => void): void {
  if (document.visibilityState === 'hidden') {
    // A background tab does not paint, and should be ready when the visitor switches to it.
    callback();
    return;
  }
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    // Without paint timing, assume that the first of the next two frames paints.
    requestAnimationFrame(() => requestAnimationFrame(callback));
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(paintEntry).length === 0) return;
    observer.disconnect();
    // The first paint may show only the header; one frame later everything parsed is painted.
    requestAnimationFrame(() => setTimeout(callback));
  }).observe({ type: 'paint', buffered: true });
}
