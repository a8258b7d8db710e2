import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../servers.ts';
import { changingPage, Deploys } from './deploys.ts';
import { openFlood } from './pipelining.ts';
import { childrenOf } from './process-tree.ts';
import { recordRequests } from './requests.ts';
import { Traffic } from './traffic.ts';

export interface ReloadOptions {
  reloads: number;
  requests: number;
}

export interface ReloadResult extends ReloadOptions {
  failures: readonly string[];
  latencies: readonly number[];
  /** How often a page and then its script were loaded, and how often the script was missing. */
  pageLoads: number;
  missingScripts: number;
  /** Of normal requests while 50 connections pipeline 2,000 requests each. */
  floodLatencies: readonly number[];
  /** From SIGTERM to the exit, with those connections still open. */
  stopSeconds: number;
  exitCode: number | null;
}

/** Reloads two workers repeatedly under load, then stops them during a flood. */
export async function measureReloads(
  dist: string,
  { reloads, requests }: ReloadOptions,
): Promise<ReloadResult> {
  const deploys = new Deploys(dist);
  const env = { WORKERS: '2', RELEASES: path.join(deploys.folder, 'releases') };
  const { process: server, port, url } = await startBuiltServer(env, deploys.current);
  const recorded = await recordRequests(dist, port, [changingPage]);
  const traffic = new Traffic({ port, requests: recorded, connections: 32 });
  const tabs = openTabs(url);
  for (let reload = 1; reload <= reloads; reload += 1) {
    await until(() => traffic.latencies.length >= (requests / reloads) * reload);
    const before = childrenOf(server.pid ?? 0);
    if (reload % 2 === 0) server.kill('SIGHUP');
    else deploys.moveLink();
    await until(() => {
      const workers = childrenOf(server.pid ?? 0);
      return workers.length === 2 && workers.every((pid) => !before.includes(pid));
    });
  }
  const { pageLoads, missingScripts } = await tabs.close();
  await traffic.end();

  const flood = openFlood(port);
  const floodLatencies = await measureLatencies(url);
  const exited = new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
  });
  const stopped = performance.now();
  server.kill('SIGTERM');
  const exitCode = await exited;
  const stopSeconds = (performance.now() - stopped) / 1000;
  flood.close();
  deploys.remove();
  const { latencies, failures } = traffic;
  return {
    reloads,
    requests: latencies.length,
    failures,
    latencies,
    pageLoads,
    missingScripts,
    floodLatencies,
    stopSeconds,
    exitCode,
  };
}

/** Loads the page that changes with each release, and then its script. */
function openTabs(url: string): {
  close: () => Promise<{ pageLoads: number; missingScripts: number }>;
} {
  const closing = new AbortController();
  let pageLoads = 0;
  let missingScripts = 0;
  const done = (async () => {
    while (!closing.signal.aborted) {
      const html = await (await fetch(url + changingPage)).text();
      const script = /\/assets\/(?:first|second)\.js/.exec(html)?.[0] ?? '/no-script';
      const response = await fetch(url + script);
      await response.arrayBuffer();
      pageLoads += 1;
      if (response.status !== 200) missingScripts += 1;
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await done;
      return { pageLoads, missingScripts };
    },
  };
}

async function measureLatencies(url: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let request = 0; request < 50; request += 1) {
    const started = performance.now();
    await (await fetch(`${url}/vps`, { headers: { connection: 'close' } })).arrayBuffer();
    latencies.push(performance.now() - started);
  }
  return latencies;
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (!condition()) {
    if (performance.now() > deadline)
      throw new Error(`Not true within 5 minutes: ${String(condition)}`);
    await sleep(50);
  }
}
