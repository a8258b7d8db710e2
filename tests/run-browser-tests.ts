import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loaderFlags } from '../reader/loader-flags.ts';
import { findBrowser } from './browser.ts';
import { installTool, requirePrograms } from './install.ts';

/** Runs the end-to-end tests; arguments are passed on to Playwright. */
try {
  installTool('html', 'vnu-jar');
  requirePrograms('The HTML checker needs', { java: 'default-jre-headless' });
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const config = path.join(import.meta.dirname, 'playwright.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', config, ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: findBrowser(),
        // Playwright starts its workers and the site itself; all of them import content.
        NODE_OPTIONS: [process.env['NODE_OPTIONS'], ...loaderFlags].filter(Boolean).join(' '),
      },
    },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
