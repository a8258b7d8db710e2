import { defineConfig, devices } from '@playwright/test';
import { buildFacts } from '../src/site/buildFacts.ts';
import { siteUrl, testPorts } from './addresses.ts';
import { findBrowser, installFallbackFont } from './browser.ts';
import { chromiumArgs } from './chromium-args.ts';
import type { LanguageOption } from './test.ts';

installFallbackFont();

export const desktop = { width: 1280, height: 800 };
/** Chromium as most tests have it. */
export const chromium = {
  ...devices['Desktop Chrome'],
  viewport: desktop,
  launchOptions: { executablePath: findBrowser(), args: chromiumArgs },
};
/** Specs that visit every page in every language, and those of other.config.ts. */
const ofPages = ['every-page.spec.ts', 'large-text.spec.ts'];
const ofOthers = ['engines.spec.ts', 'old-chromium.spec.ts', 'gallery.spec.ts'];

/** Browser tests of the built site, with the sandbox as its portal: one build and one server for all of them. */
export default defineConfig<LanguageOption>({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A test that needed its second try is listed as flaky, and is to be mended.
  retries: 1,
  // One more than a small machine's cores: tests also wait.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    actionTimeout: 20_000,
    // No fades between pages, which take longer than the pages themselves; tests of motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node commands/cli/run.js commands/start.ts',
    cwd: '..',
    env: testPorts,
    url: `${siteUrl}/release.txt`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  // Tests of anything but whole pages run in one language.
  projects: buildFacts.languages.map((language, index) => ({
    name: language,
    use: Object.assign({ language }, chromium),
    testMatch: index === 0 ? '**/*.spec.ts' : ofPages,
    testIgnore: ofOthers,
  })),
});
