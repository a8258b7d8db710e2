import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { valueOf } from '../pipeline/content/read/known-files.ts';
import { ContentError } from '../pipeline/content/read/problem.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { findBrowser, installFallbackFont } from './browser.ts';
import { installTool, requirePrograms } from './install.ts';
import { runCommand } from './processes.ts';
import { startSite } from './servers.ts';

const playwright = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const config = path.join(import.meta.dirname, 'playwright.config.ts');

/** Runs the tests of one language of the site; true if all passed. */
async function runTests(language: string, browser: string): Promise<boolean> {
  const tests = spawn(
    process.execPath,
    [playwright, 'test', '--config', config, '--pass-with-no-tests', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: browser,
        // Playwright starts its workers itself; all of them import the content of this language.
        NODE_OPTIONS: [process.env['NODE_OPTIONS'], `--conditions=${language}`]
          .filter(Boolean)
          .join(' '),
      },
    },
  );
  const [status] = (await once(tests, 'exit')) as [number | null];
  return status === 0;
}

/**
 * Runs the end-to-end tests in each language of the site, or in TEST_LANGUAGE alone; arguments are passed on
 * to Playwright. Stops at a language with failures, so that they are the last thing printed.
 */
await runCommand(async () => {
  installTool('tests/html', 'vnu-jar');
  requirePrograms('The HTML checker needs', { java: 'default-jre-headless' });
  const browser = findBrowser();
  installFallbackFont();
  const { files, problems } = readContent(path.resolve(import.meta.dirname, '..'));
  if (problems.length > 0) throw new ContentError(problems);
  await startSite();
  const only = process.env['TEST_LANGUAGE'];
  for (const language of valueOf(files, 'site.yaml').languages) {
    if (only !== undefined && only !== language) continue;
    if (await runTests(language, browser)) continue;
    process.exitCode = 1;
    break;
  }
});
