import path from 'node:path';
import { siteUrl, testPorts } from '../addresses.ts';
import { answering, freePort, start, stopAll } from '../hosts/processes.ts';
import { installTool, missingPrograms } from '../install.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { qmlViewer, startOldChromium } from './old-chromium.ts';
import { pageChecks } from './page-checks.ts';
import type { Check } from './page-checks.ts';
import { hasPassed, markdown } from './report.ts';
import type { EngineResult, Failure } from './report.ts';
import type { Engine, Tab } from './tab.ts';
import { startWatchProxy } from './watch-proxy.ts';
import { startWebKit } from './webkit.ts';

/** The engines beside today's Chromium, with the Debian packages of the programs that they need. */
const engines = [
  { name: 'Firefox', programs: { 'firefox-esr': 'firefox-esr' }, launch: startFirefox },
  {
    name: 'WebKitGTK',
    programs: {
      WebKitWebDriver: 'webkit2gtk-driver',
      ...(process.env['DISPLAY'] ? {} : { Xvfb: 'xvfb' }),
    },
    launch: startWebKit,
  },
  {
    name: 'A Chromium of 2022',
    programs: {
      [qmlViewer]: [
        'qml-qt6',
        'qml6-module-qtwebengine',
        'qml6-module-qtquick',
        'qml6-module-qtquick-window',
        'qml6-module-qtqml-workerscript',
      ],
    },
    launch: startOldChromium,
  },
];

async function runChecks(tab: Tab, checks: readonly Check[], url: string): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const [index, check] of checks.entries()) {
    process.stderr.write(`\r  ${index + 1}/${checks.length} ${check.name}\u001B[K`);
    try {
      // What the portal's pages say is not the next page's fault, even if it comes late.
      await tab.open('about:blank');
      tab.takeReports();
      await check.run(tab, url);
    } catch (error) {
      failures.push({ check: check.name, message: String(error) });
    }
  }
  process.stderr.write('\r\u001B[K');
  return failures;
}

async function runEngine(engine: Engine, url: string): Promise<EngineResult> {
  const started = performance.now();
  const checks = [...pageChecks, ...journeys];
  await engine.tab.resize(1280, 800);
  const failures = await runChecks(engine.tab, checks, url);
  const seconds = (performance.now() - started) / 1000;
  return {
    engine: engine.name,
    pages: pageChecks.length,
    journeys: journeys.length,
    failures,
    seconds,
  };
}

/** `npm run test:engines`: the site in engines other than the one that the tests drive. */
try {
  installTool('engines', 'puppeteer-core');
  start(process.execPath, [path.resolve(import.meta.dirname, '../../local/start.ts')], testPorts);
  await answering(`${siteUrl}/healthz`);
  const proxy = await startWatchProxy(siteUrl, await freePort());
  const results: EngineResult[] = [];
  const skipped: string[] = [];
  for (const { name, programs, launch } of engines) {
    const missing = missingPrograms(programs);
    if (missing.length > 0) {
      skipped.push(`${name} was left out: install ${missing.join(' and ')} to include it.`);
      continue;
    }
    console.error(`${name} …`);
    const engine = await launch();
    try {
      const result = await runEngine(engine, proxy.url);
      results.push(result);
      for (const { check, message } of result.failures) console.error(`  ${check}: ${message}`);
    } finally {
      await engine.close();
    }
  }
  proxy.close();
  console.log(markdown(results, skipped));
  process.exitCode = hasPassed(results) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
