import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../commands/build.ts';
import { readFlags } from '../../commands/cli/flags.ts';
import { readPort } from '../../commands/cli/settings.ts';
import { exitWithError, UserError } from '../../commands/cli/user-error.ts';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { launchBrowser } from './slow-phone.ts';
import type { SlowServers } from './slow-servers.ts';
import { measureFirstVisit, measureNextPage } from './visits.ts';

const usage = `Builds the site, measures it on a slow phone, and prints tables in Markdown.

  npm run bench -- [options]

  --pages LIST      only these pages, and taps on them, e.g. /,/bn
  --runs NUMBER     how often each is measured (default 5); the tables show medians
  --compare LIST    other builds to measure in turn with this one, e.g. ../changed/dist,../again/dist, made with
                    PORTAL_URL=http://localhost:4000 npm run build

Environment variables:
  SANDBOX_PORT      port of the sandbox portal (default 4000)`;

const mainPages = [
  '/',
  '/web-hosting',
  '/pricing-default',
  '/domain-registration',
  '/blog-details',
];
const pagesInBangla = mainPages.map((page) => (page === '/' ? '/bn' : `/bn${page}`));
const journeys: readonly (readonly [string, string])[] = [
  ['/', '/web-hosting'],
  ['/', '/contact-us'],
  ['/', '/vps'],
  ['/web-hosting', '/domain-registration'],
  ['/vps', '/pricing-default'],
  ['/bn', '/bn/web-hosting'],
];

interface Build {
  /** Its folder. */
  name: string;
  /** The address that it is served at. */
  site: string;
}

type Figures = Record<string, number>;

/** The middle value, which a few outliers on a busy machine do not move. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Three digits, and how much more that is than with the first build. */
function format(value: number, first: number): string {
  const digits = value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
  const more = Math.round((value / first - 1) * 100);
  return first > 0 && more !== 0 ? `${digits} (${more > 0 ? '+' : ''}${more}%)` : digits;
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Measures a subject in all builds in turn, `runs` times, and prints a table of medians. */
async function printTable(
  subject: string,
  { builds, runs }: { builds: readonly Build[]; runs: number },
  measure: (site: string) => Promise<Figures>,
): Promise<void> {
  const visits = builds.map((): Figures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { site }] of builds.entries()) visits[index]?.push(await measure(site));
  }
  const columns = Object.keys(visits[0]?.[0] ?? {});
  const medians = visits.map((all) =>
    columns.map((column) => median(all.map((figures) => figures[column] ?? Number.NaN))),
  );
  console.log();
  printRow([subject, ...columns]);
  printRow(['---', ...columns.map(() => '--:')]);
  for (const [index, { name }] of builds.entries()) {
    const values = medians[index] ?? [];
    printRow([
      name,
      ...values.map((value, column) => format(value, medians[0]?.[column] ?? value)),
    ]);
  }
}

const loadAverage = () => (loadavg()[0] ?? Number.NaN).toFixed(1);

async function bench(): Promise<void> {
  const string = { type: 'string' } as const;
  const flags = readFlags(
    process.argv.slice(2),
    { pages: string, runs: string, compare: string, help: { type: 'boolean', short: 'h' } },
    'npm run bench',
  );
  if (flags.help) return console.log(usage);
  const portalPort = readPort(process.env, 'SANDBOX_PORT', 4000);
  const portalUrl = `http://localhost:${portalPort}`;
  await buildSite({ portalUrl });
  const folders = ['dist', ...(flags.compare?.split(',') ?? [])];
  const rules = folders.map((folder) => readFileSync(path.join(folder, 'rules.json'), 'utf8'));
  const other = folders.find((_, index) => !rules[index]?.includes(portalUrl));
  if (other !== undefined) {
    throw new UserError(`${other} was not built with PORTAL_URL=${portalUrl}.`);
  }
  const { pages: built } = JSON.parse(rules[0] ?? '') as HostRules;
  const wanted = flags.pages?.split(',') ?? [...mainPages, ...pagesInBangla];
  const pages = wanted.filter((page) => built.includes(page));

  const program = path.join(import.meta.dirname, 'slow-servers.ts');
  const [{ ports, keyHash }] = (await once(
    fork(program, [String(portalPort), ...folders]),
    'message',
  )) as [SlowServers];
  const settings = {
    builds: folders.map((name, index) => ({ name, site: `https://localhost:${ports[index]}` })),
    runs: Number(flags.runs ?? 5),
  };
  const browser = await launchBrowser(keyHash);
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${availableParallelism()} cores, ` +
      `medians of ${settings.runs} runs, load average ${loadAverage()} before.`,
  );
  for (const page of pages) {
    await printTable(page, settings, (site) => measureFirstVisit(browser, site, page));
  }
  for (const [from, to] of journeys.filter(([start]) => pages.includes(start))) {
    await printTable(`${from} → ${to}`, settings, (site) =>
      measureNextPage(browser, site, from, to),
    );
  }
  console.log(`\nLoad average ${loadAverage()} after.`);
  await browser.close();
}

await bench().catch(exitWithError);
process.exit();
