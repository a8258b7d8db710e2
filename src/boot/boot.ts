import { afterFirstPaint } from './afterFirstPaint.ts';
import { callEarly } from './earlyCalls.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

/*
 * A small classic script that the first paint does not wait for. The app comes after the paint, so
 * that it never takes the line from what is seen; the portal's answer is on its way at the same time.
 */
const { app = '', modules = '', calls = '' } = document.currentScript?.dataset ?? {};

/** Modules asked for in one go. */
const atOnce = 4;

function listed(names: string): string[] {
  return names === '' ? [] : names.split(' ');
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Asking for two dozen modules at once takes a slow phone longer than a tap should wait. */
function preloadInSteps(hrefs: string[]): void {
  hrefs.slice(0, atOnce).forEach(preload);
  const rest = hrefs.slice(atOnce);
  if (rest.length > 0) setTimeout(() => preloadInSteps(rest));
}

/** One at a time: between two of them a tap is answered. */
async function runInOrder(sources: string[]): Promise<void> {
  for (const source of sources) await import(source);
}

function fetchApp(): void {
  preloadInSteps([...listed(app), ...listed(modules)]);
  // Without the app the page still reads, and its links and forms work: there is nothing to say.
  runInOrder(listed(app)).catch(() => {});
}

replayEarlyClick();
afterFirstPaint(() => {
  listed(calls).forEach(callEarly);
  // A task of its own keeps a slow phone responsive in between.
  setTimeout(fetchApp);
});
