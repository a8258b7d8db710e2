import { defineConfig, devices } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import { language } from '../src/site/language.ts';
import { languageCodes } from '../src/schema/languageCodes.ts';
import { chromiumArgs } from './chromium-args.ts';
import { everyLanguage } from './every-language.ts';
import { patienceMs } from './patience.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** End-to-end tests of the built site with the sandbox portal, which run-browser-tests.ts starts. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(language.code !== languageCodes[0] && { grep: new RegExp(everyLanguage.tag) }),
  outputDir: `../test-results/${language.code}`,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs its retry is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 3,
  timeout: 4 * patienceMs,
  expect: { timeout: patienceMs },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: siteUrl,
    actionTimeout: patienceMs,
    // No fades between pages, which take longer than the pages themselves; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: chromiumArgs,
    },
  },
});
