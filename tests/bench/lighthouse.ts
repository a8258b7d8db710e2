import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { blockedProcessorTime } from './processor-time.ts';
import type { TraceEvent } from './processor-time.ts';
import { undisturbed } from './undisturbed.ts';

const tools = createRequire(path.resolve(import.meta.dirname, './package.json'));

interface Audit {
  numericValue?: number;
}
interface LighthouseResult {
  lhr: { audits: Record<string, Audit>; categories: Record<string, { score: number | null }> };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<LighthouseResult>;
interface Chrome {
  port: number;
  kill(): void;
}
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Chrome>;

async function loadTools(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  const lighthouse = (await import(pathToFileURL(tools.resolve('lighthouse')).href)) as {
    default: Lighthouse;
  };
  const launcher = (await import(pathToFileURL(tools.resolve('chrome-launcher')).href)) as {
    launch: Launch;
  };
  return { lighthouse: lighthouse.default, launch: launcher.launch };
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageMetrics = Record<
  keyof typeof audits | (typeof categories)[number] | 'blockedProcessorTime',
  number
>;

async function runLighthouse(url: string, onlyCategories: readonly string[]): Promise<PageMetrics> {
  const { lighthouse, launch } = await loadTools();
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    const { lhr, artifacts } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories,
    });
    return Object.fromEntries([
      ...Object.entries(audits).map(([name, id]) => [
        name,
        lhr.audits[id]?.numericValue ?? Number.NaN,
      ]),
      ...categories.map((name) => [name, (lhr.categories[name]?.score ?? Number.NaN) * 100]),
      ['blockedProcessorTime', blockedProcessorTime(artifacts.Trace.traceEvents)],
    ]) as PageMetrics;
  } finally {
    chrome.kill();
  }
}

/** Runs Lighthouse on a page (phone, simulated slow 4G) and returns the medians. */
export async function measurePage(url: string, runs: number): Promise<PageMetrics> {
  const results: PageMetrics[] = [];
  // Now and then Chromium reports no paint; such a run says nothing, so it is repeated.
  for (let run = 0; results.length < runs && run < runs + 5; run += 1) {
    // Only performance varies from run to run; the other checks take a third of a run's time.
    const checked = results.length === 0 ? categories : ['performance'];
    const metrics = await undisturbed(() => runLighthouse(url, checked));
    if (!Number.isNaN(metrics.lcp)) results.push(metrics);
  }
  const [first] = results;
  if (!first) throw new Error(`Chromium reported no paint of ${url}.`);
  const names = Object.keys(first) as (keyof PageMetrics)[];
  return Object.fromEntries(
    names.map((name) => {
      const values = results.map((result) => result[name]).filter((value) => !Number.isNaN(value));
      return [name, median(values)];
    }),
  ) as PageMetrics;
}
