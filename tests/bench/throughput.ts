import { execFileSync } from 'node:child_process';
import { startNginx, startOwnServer } from '../hosts/hosts.ts';
import type { Host } from '../hosts/hosts.ts';

export interface Throughput {
  requestsPerSecond: number;
  p99Ms: number;
}

const msPerUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Runs wrk against one page and parses its report. */
function runWrk({ url }: Host, page: string, seconds: number): Throughput {
  const report = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url + page],
    { encoding: 'utf8' },
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  if (rate === undefined || p99 === undefined) {
    throw new Error(`Unexpected report from wrk:\n${report}`);
  }
  return { requestsPerSecond: Number(rate), p99Ms: Number(p99) * (msPerUnit[unit ?? 'ms'] ?? 1) };
}

/** Our server and nginx in one run: only their ratio is comparable between machines. */
export async function compareWithNginx(page: string, seconds: number) {
  const own = await startOwnServer();
  const nginx = await startNginx();
  const cluster = await startOwnServer({ WORKERS: 'max' });
  return {
    own: runWrk(own, page, seconds),
    nginx: runWrk(nginx, page, seconds),
    cluster: runWrk(cluster, page, seconds),
  };
}
