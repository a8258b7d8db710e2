import { defineConfig, devices } from '@playwright/test';
import { siteUrl, testPorts } from './addresses.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** End-to-end tests on the built site, with the sandbox as its portal. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A submission should not be lost to a busy machine; what needed a second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: siteUrl,
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
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
