import './putStoredTheme.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { callEarly } from './earlyCalls.ts';
import { keepTap } from './keepTap.ts';

/*
 * The one script of the head, a small classic file. The app comes after the first paint, so that
 * it never takes the line from what is seen; the portal's answer is on its way at the same time.
 */
const { app = '', modules = '', calls = '' } = document.currentScript?.dataset ?? {};

function listed(names: string): string[] {
  return names === '' ? [] : names.split(' ');
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

keepTap();
afterFirstPaint(() => {
  listed(calls).forEach(callEarly);
  listed(modules).forEach(preload);
  // Without the app the page still reads, and its links and forms work: there is nothing to say.
  import(app).catch(() => {});
});
