import { afterFirstPaint } from './afterFirstPaint.ts';
import { startEarlyCall } from './earlyCalls.ts';
import { insertIcons } from './insertIcons.ts';
import { preloadModule } from './preloadModule.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

/*
 * A small classic script that does not block the first paint. It loads the app after that paint, so
 * that the app never competes with what the visitor sees, and calls the portal at the same time.
 */
const {
  icons = '',
  app = '',
  view = '',
  modules = '',
  calls = '',
} = document.currentScript?.dataset ?? {};

const preloadBatchSize = 4;

function splitList(list: string): string[] {
  return list === '' ? [] : list.split(' ');
}

/** In batches: two dozen links at once block a slow phone long enough to delay a tap. */
function preloadInBatches(hrefs: string[]): void {
  hrefs.slice(0, preloadBatchSize).forEach(preloadModule);
  const rest = hrefs.slice(preloadBatchSize);
  if (rest.length > 0) setTimeout(() => preloadInBatches(rest));
}

/** One at a time, so that the browser can handle a tap in between. */
async function importInOrder(sources: string[]): Promise<void> {
  for (const source of sources) await import(source);
}

function loadApp(): void {
  preloadInBatches([...splitList(app), view, ...splitList(modules)]);
  // If the app fails to load, the page still reads, and its links and forms work.
  importInOrder(splitList(app)).catch(() => {});
}

function start(): void {
  afterFirstPaint(() => {
    splitList(calls).forEach(startEarlyCall);
    insertIcons(icons);
    // In a task of its own, so that the browser can handle a tap in between.
    setTimeout(loadApp);
  });
}

replayEarlyClick();
// A page that the browser renders ahead of a visit may never be seen: it must not call the portal, nor
// count as viewed.
if ('prerendering' in document && document.prerendering === true) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
