import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { tryCommand, tryDebianPackages } from './install.ts';

const systemBrowsers = [
  // The same engine without the browser's window: a third less work for each page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is ${named}, but there is no such file. Set it to a browser, or unset it.`,
    );
  }
  return [...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}

/** Uses Debian packages where possible, otherwise Playwright's own download. */
function install(): void {
  console.log('No browser found; installing Chromium …');
  if (tryDebianPackages(['chromium-headless-shell']) || tryDebianPackages(['chromium'])) return;
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  tryCommand(process.execPath, [cli, 'install', 'chromium']);
}

/** The path of the Chromium that runs the tests; installs one if there is none. */
export function findBrowser(): string {
  const present = installed();
  if (present) return present;
  install();
  const now = installed();
  if (now) return now;
  throw new Error(
    'The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Pages show Arial until their own fonts arrive. Debian's Chromium comes without Liberation Sans, which has the same metrics. */
export function installFallbackFont(): void {
  if (existsSync('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf')) return;
  tryDebianPackages(['fonts-liberation']);
}
