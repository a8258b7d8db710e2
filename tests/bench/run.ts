import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../pipeline/build.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { freePort, stopAll } from '../hosts/processes.ts';
import { installTool, requirePrograms } from '../install.ts';
import { measureBuilds } from './build-growth.ts';
import { measurePage } from './lighthouse.ts';
import { compareWithNginx } from './load.ts';
import { startHttp2 } from './start-http2.ts';
import { chart, endMark, markdown } from './report.ts';
import type { Figures } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const measured = ['/', '/web-hosting', '/vps-pricing', '/domain-reseller', '/terms-of-service'];
const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const growth = 10;

/** Heavy tools are installed by the command that needs them. */
function installTools(): void {
  installTool('bench', 'lighthouse');
  requirePrograms('The benchmarks need', { nginx: 'nginx-light', wrk: 'wrk', openssl: 'openssl' });
}

async function measurePages(): Promise<Figures['pages']> {
  const portal = await startSandbox({ port: await freePort(), host: '127.0.0.1' });
  await buildSite({ portalUrl: `http://localhost:${portal.port}` });
  const site = await startHttp2(path.join(root, 'dist'));
  const pages: Figures['pages'] = {};
  for (const page of measured) {
    process.stderr.write(`Lighthouse ${page} …\n`);
    pages[page] = await measurePage(site + page, runs);
  }
  await stopAll();
  await portal.close();
  return pages;
}

/** `npm run bench`: measures everything that docs/benchmarks.md reports, and writes it. */
try {
  installTools();
  const pages = await measurePages();
  process.stderr.write('Load …\n');
  const load = await compareWithNginx('/web-hosting', 8);
  await stopAll();
  process.stderr.write('Builds …\n');
  const builds = { ...(await measureBuilds(growth)), times: growth };
  const figures: Figures = {
    pages,
    load,
    builds,
    runs,
    machine: `${availableParallelism()} cores, ${process.arch}, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    date: new Date().toISOString().slice(0, 10),
  };
  const docs = path.join(root, 'docs');
  const file = path.join(docs, 'benchmarks.md');
  await mkdir(docs, { recursive: true });
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const byHand = before.includes(endMark)
    ? before.slice(before.indexOf(endMark) + endMark.length + 1)
    : '';
  await writeFile(file, markdown(figures) + byHand);
  await writeFile(path.join(docs, 'benchmarks.svg'), chart(pages));
  console.log(markdown(figures));
} catch (error) {
  await stopAll();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
