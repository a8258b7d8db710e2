import { defineConfig, devices } from '@playwright/test';
import config, { chromium, desktop } from './playwright.config.ts';

const testMatch = 'engines.spec.ts';

/** `npm run test:engines` and `npm run gallery`. */
export default defineConfig({
  ...config,
  snapshotPathTemplate: '../gallery/{arg}{ext}',
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], viewport: desktop }, testMatch },
    { name: 'webkit', use: { ...devices['Desktop Safari'], viewport: desktop }, testMatch },
    { name: 'chromium-2022', testMatch: 'old-chromium.spec.ts' },
    { name: 'gallery', use: chromium, testMatch: 'gallery.spec.ts' },
  ],
});
