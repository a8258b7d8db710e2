import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../commands/build.ts';
import { pages } from '../../src/site/pages.ts';
import { buildFacts } from '../../src/site/buildFacts.ts';
import { addressIn, basePathOf } from '../../src/language/edition.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { installTool, requirePrograms } from '../install.ts';
import { runCommand, stopProcesses } from '../processes.ts';
import { barePagePath } from './bare-page.ts';
import { measureBuilds } from './build-times.ts';
import { measureInteractions } from './interactions.ts';
import { measurePage } from './lighthouse.ts';
import { measureNextPages } from './next-page.ts';
import { drawChart, endMark, formatReport } from './report.ts';
import type { BenchmarkResults } from './report.ts';
import { startHttp2, startSlowLink } from './start-servers.ts';
import { disturbances } from './undisturbed.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Loaded more often than the others. */
const mainPages: ReadonlySet<string> = new Set([
  '/',
  '/web-hosting',
  '/vps-pricing',
  '/domain-reseller',
  '/terms-of-service',
]);
const runs = {
  main: Number(process.env['BENCH_RUNS'] ?? 5),
  others: Number(process.env['BENCH_OTHER_RUNS'] ?? 3),
  translated: Number(process.env['BENCH_TRANSLATED_RUNS'] ?? 1),
  nextPages: Number(process.env['BENCH_NEXT_RUNS'] ?? 7),
};
const growth = 10;

type FirstVisits = Pick<BenchmarkResults, 'pages' | 'bareLcp'>;
type Visits = FirstVisits & Pick<BenchmarkResults, 'nextPages' | 'interactions'>;

/** Every page in one language, and how often it is loaded. */
function pagesIn(base: string): { address: string; count: number }[] {
  // Lighthouse can't measure a page that answers with an error.
  const paths = pages.map((page) => page.path).filter((page) => page !== '/404');
  const others = base === '' ? runs.others : runs.translated;
  return paths.map((page) => ({
    address: addressIn(base, page),
    count: mainPages.has(page) ? runs.main : others,
  }));
}

async function measureFirstVisits(site: string): Promise<FirstVisits> {
  const { lcp: bareLcp } = await measurePage(site + barePagePath, runs.main);
  process.stderr.write(`Bare page: ${bareLcp} ms\n`);
  const measured: BenchmarkResults['pages'] = {};
  for (const { address, count } of buildFacts.languages.map(basePathOf).flatMap(pagesIn)) {
    process.stderr.write(`Lighthouse ${address} …\n`);
    const metrics = await measurePage(site + address, count);
    // Shown at once: a failure later on must not lose half an hour of measurements.
    process.stderr.write(`${JSON.stringify(metrics)}\n`);
    measured[address] = metrics;
  }
  return { pages: measured, bareLcp };
}

async function measureVisits(): Promise<Visits> {
  const portal = await startSandbox({ port: 0, host: '127.0.0.1' });
  await buildSite({ portalUrl: `http://localhost:${portal.port}` });
  const site = await startHttp2(path.join(root, 'dist'));
  const firstVisits = await measureFirstVisits(site);
  const slowSite = await startSlowLink(site);
  const nextPages = await measureNextPages(slowSite, runs.nextPages);
  process.stderr.write(`${JSON.stringify(nextPages)}\n`);
  const interactions = await measureInteractions(slowSite, runs.others);
  await stopProcesses();
  await portal.close();
  return { ...firstVisits, nextPages, interactions };
}

/** What people wrote below the generated part of the last report. */
async function readNotes(file: string): Promise<string> {
  const report = existsSync(file) ? await readFile(file, 'utf8') : '';
  return report.split(`${endMark}\n`)[1] ?? '';
}

/** `npm run bench`: measures everything in docs/benchmarks.md and rewrites it. */
await runCommand(async () => {
  installTool('tests/bench', 'lighthouse');
  requirePrograms('The benchmarks need', { nginx: 'nginx-light', wrk: 'wrk', openssl: 'openssl' });
  const visits = await measureVisits();
  process.stderr.write('Throughput …\n');
  await stopProcesses();
  process.stderr.write('Builds …\n');
  const builds = measureBuilds(buildFacts.languages, growth);
  const report = formatReport({
    ...visits,
    disturbances,
    builds,
    runs,
    machine: `${availableParallelism()} cores, ${process.arch}, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    date: new Date().toISOString().slice(0, 10),
  });
  const file = path.join(root, 'docs/benchmarks.md');
  await writeFile(file, report + (await readNotes(file)));
  await writeFile(path.join(root, 'docs/benchmarks.svg'), drawChart(visits));
  console.log(report);
});
