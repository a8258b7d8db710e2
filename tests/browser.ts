import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { tryCommand, tryDebianPackages } from './install.ts';

const systemBrowsers = [
  // Chromium without a window of its own: the same engine, and a third less work for each page.
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
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no browser.`);
  }
  return [...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}

/** As root from the distribution's packages, else as Playwright does it. */
function install(): void {
  console.log('There is no browser on this machine; installing Chromium …');
  if (tryDebianPackages(['chromium-headless-shell']) || tryDebianPackages(['chromium'])) return;
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  tryCommand(process.execPath, [cli, 'install', 'chromium']);
}

/** The Chromium that the tests drive, installed where there is none. */
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
