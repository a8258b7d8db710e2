import { execFileSync } from 'node:child_process';
import { startNginx, startOwnServer } from '../hosts/hosts.ts';
import type { Host } from '../hosts/hosts.ts';

export interface LoadFigures {
  requestsPerSecond: number;
  p99Ms: number;
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Asks one page over and over and reads what wrk says of it. */
export function measureLoad(host: Host, page: string, seconds: number): LoadFigures {
  const report = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', host.url + page],
    { encoding: 'utf8' },
  );
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  if (rate === undefined || p99 === undefined) throw new Error(`wrk said:\n${report}`);
  return { requestsPerSecond: Number(rate), p99Ms: Number(p99) * (units[unit ?? 'ms'] ?? 1) };
}

/** Our server and nginx, one process each, side by side in one run: only their ratio means much. */
export async function compareWithNginx(page: string, seconds: number) {
  const own = await startOwnServer();
  const nginx = await startNginx();
  const cluster = await startOwnServer({ WORKERS: 'max' });
  return {
    own: measureLoad(own, page, seconds),
    nginx: measureLoad(nginx, page, seconds),
    cluster: measureLoad(cluster, page, seconds),
  };
}
