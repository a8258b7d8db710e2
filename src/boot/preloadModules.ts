const batchSize = 4;

function preloadModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/**
 * Loads modules without running them, in batches: a dozen requests at once block a slow phone long
 * enough to delay a tap.
 */
export function preloadModules(hrefs: readonly string[]): void {
  hrefs.slice(0, batchSize).forEach(preloadModule);
  const rest = hrefs.slice(batchSize);
  if (rest.length > 0) setTimeout(() => preloadModules(rest));
}
