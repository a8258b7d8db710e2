import { defineConfig, devices } from '@playwright/test';
import { siteUrl, testPorts } from './addresses.ts';
import { chromiumArgs } from './chromium-args.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** End-to-end tests of the built site with the sandbox portal. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tolerates a busy CI machine; a test that needs its retry is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // The tests mostly wait: with two workers, two cores are a third busy.
  workers: 3,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: siteUrl,
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: 'node local/start.ts',
    cwd: '..',
    url: `${siteUrl}/healthz`,
    env: testPorts,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
