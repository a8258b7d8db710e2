import { afterFirstPaint } from './afterFirstPaint.ts';
import { cleanEarlyName } from './cleanEarlyName.ts';
import { startEarlyCall } from './earlyCalls.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

/*
 * A small classic script that does not block the first paint. It loads the app after that paint, so
 * that the app never competes with what the visitor sees, and calls the portal at the same time.
 */
const { app = '', view = '', calls = '', errors = '' } = document.currentScript?.dataset ?? {};

function splitList(list: string): string[] {
  return list === '' ? [] : list.split(' ');
}

/** Loads a module without running it. */
function preloadModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Tells the operator, if `errorReportUrl` is set, in the form of src/errors/reporter.ts. */
function reportFailedApp(error: unknown): void {
  if (errors === '') return;
  const message = String(error).slice(0, 200);
  const report = { kind: 'app', message, page: location.pathname, at: '', release: '' };
  navigator.sendBeacon(errors, JSON.stringify(report));
}

function loadApp(): void {
  const scripts = splitList(app);
  [...scripts, view].forEach(preloadModule);
  // If the app fails to load, the page can still be read, and its links and forms work.
  import(scripts.at(-1) ?? '').catch(reportFailedApp);
}

function start(): void {
  afterFirstPaint(() => {
    splitList(calls).forEach(startEarlyCall);
    // In a separate task, so that the browser can handle a tap in between.
    setTimeout(loadApp);
  });
}

replayEarlyClick();
cleanEarlyName();
// A page that the browser prerenders may never be seen: it must not call the portal or count as a
// page view.
if ('prerendering' in document && document.prerendering === true) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else {
  start();
}
