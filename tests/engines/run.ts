import { freePort } from '../../commands/cli/test-process.ts';
import { siteUrl } from '../addresses.ts';
import { installTool, missingPrograms } from '../install.ts';
import { runCommand } from '../processes.ts';
import { startSite } from '../servers.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { qmlViewer, startOldChromium } from './old-chromium.ts';
import { pageChecks } from './page-checks.ts';
import type { Check } from './page-checks.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { formatReport, hasPassed } from './report.ts';
import type { EngineResult, Failure } from './report.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Each engine with the programs it needs, and their Debian packages. */
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
    name: 'Chromium from 2022',
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
      // Late errors of the last page must not count against the next one.
      await tab.open('about:blank');
      tab.takeErrors();
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

async function runEngines(url: string): Promise<{ results: EngineResult[]; skipped: string[] }> {
  const results: EngineResult[] = [];
  const skipped: string[] = [];
  for (const { name, programs, launch } of engines) {
    const missing = missingPrograms(programs);
    if (missing.length > 0) {
      skipped.push(`${name} was skipped: install ${missing.join(' and ')} to include it.`);
      continue;
    }
    console.error(`${name} …`);
    const engine = await launch();
    try {
      const result = await runEngine(engine, url);
      results.push(result);
      for (const { check, message } of result.failures) console.error(`  ${check}: ${message}`);
    } finally {
      await engine.close();
    }
  }
  return { results, skipped };
}

/** `npm run test:engines`: the site in browser engines other than today's Chromium. */
await runCommand(async () => {
  installTool('tests/engines', 'puppeteer-core');
  await startSite();
  const proxy = await startRecordingProxy(siteUrl, await freePort());
  try {
    const { results, skipped } = await runEngines(proxy.url);
    console.log(formatReport(results, skipped));
    process.exitCode = hasPassed(results) ? 0 : 1;
  } finally {
    proxy.close();
  }
});
