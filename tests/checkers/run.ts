import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pages } from '../../src/site/pages.ts';
import { siteUrl } from '../addresses.ts';
import { appReady } from '../app-ready.ts';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';
import { installTool } from '../install.ts';
import { runCommand } from '../processes.ts';
import { startSite } from '../servers.ts';

const modules = path.resolve(import.meta.dirname, 'node_modules');
const source = (file: string) => readFileSync(path.join(modules, file), 'utf8');

/** What HTML_CodeSniffer calls an error at WCAG 2.1 AA. */
function codeSniffer(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const { HTMLCS } = window as unknown as {
          HTMLCS: {
            ERROR: number;
            process(standard: string, root: Document, done: () => void): void;
            getMessages(): { type: number; code: string; element: Element }[];
          };
        };
        HTMLCS.process('WCAG2AA', document, () => {
          resolve(
            HTMLCS.getMessages()
              .filter(({ type }) => type === HTMLCS.ERROR)
              .map(({ code, element }) => `${code} ${element.outerHTML.slice(0, 120)}`),
          );
        });
      }),
  );
}

/** What IBM Equal Access calls a violation of WCAG 2.2 AA. */
function equalAccess(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check(
            root: Document,
            rules: string[],
          ): Promise<{
            results: { ruleId: string; value: string[]; snippet: string; message: string }[];
          }>;
        };
      };
    };
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 120)}`);
  });
}

const widths = [1280, 390];

/** Opens every page with each checker, on a laptop and a phone, and lists what they find: `npm run test:checkers`. */
async function run(): Promise<void> {
  installTool('tests/checkers', 'html_codesniffer');
  await startSite();
  const checkers = [
    {
      name: 'HTML_CodeSniffer',
      script: source('html_codesniffer/build/HTMLCS.js'),
      find: codeSniffer,
    },
    {
      name: 'IBM Equal Access',
      script: source('accessibility-checker-engine/ace.js'),
      find: equalAccess,
    },
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs });
  const page = await browser.newPage({
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  let found = 0;
  for (const { path: address } of pages) {
    await page.goto(siteUrl + address);
    await page.locator(appReady).waitFor({ state: 'attached' });
    for (const { name, script, find } of checkers) {
      await page.evaluate(script);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const problem of new Set(await find(page))) {
          found += 1;
          console.log(`${address}  ${width} px  ${name}: ${problem}`);
        }
      }
    }
  }
  await browser.close();
  console.log(`${pages.length} pages, ${found} problems`);
  if (found > 0) process.exitCode = 1;
}

await runCommand(run);
