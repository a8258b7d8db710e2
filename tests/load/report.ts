import type { AbuseOutcome } from './abusive-clients.ts';
import { growthLimit } from './memory.ts';
import type { MemoryGrowth } from './memory.ts';

export interface LoadResult {
  /** How the server ran: 'one worker'. */
  mode: string;
  connections: number;
  seconds: number;
  requests: number;
  megabytes: number;
  latencies: readonly number[];
  failures: readonly string[];
  responsesAfterSignal: number;
  refused: number;
  exitCode: number | null;
  exitSeconds: number;
  memory: MemoryGrowth;
  /** How many requests were sent while memory was sampled. */
  memoryRequests: number;
}

export interface AbuseResult {
  mode: string;
  outcomes: readonly AbuseOutcome[];
  /** Of normal clients at the same time. */
  latencies: readonly number[];
  failures: readonly string[];
  /** Sockets the server still holds for abusive clients afterwards. */
  leftOpen: number;
}

/** The server takes at most five; the rest is for the process to exit. */
export const maxExitSeconds = 5.5;
export const minMemoryRequests = 200_000;
const maxLatencyMs = 1000;

/** The value that the given share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const formatInteger = (value: number) => Math.round(value).toLocaleString('en-US');

function latencyCells(latencies: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1)).join(' | ');
}

/** One sentence for each limit that was exceeded. */
export function findProblems(
  loads: readonly LoadResult[],
  abuses: readonly AbuseResult[],
): string[] {
  return [...loads.flatMap(loadProblems), ...abuses.flatMap(abuseProblems)];
}

function loadProblems(result: LoadResult): string[] {
  const { mode, failures, exitCode, exitSeconds, memory, memoryRequests } = result;
  const problems: string[] = [];
  if (failures.length > 0) problems.push(`${mode}: ${failures.length} requests failed.`);
  if (exitCode !== 0) problems.push(`${mode}: the server exited with code ${exitCode}.`);
  if (exitSeconds > maxExitSeconds) {
    problems.push(`${mode}: the shutdown took ${exitSeconds.toFixed(1)} s.`);
  }
  if (memoryRequests < minMemoryRequests) {
    problems.push(`${mode}: memory was sampled for only ${memoryRequests} requests.`);
  }
  if (!memory.isFlat) problems.push(`${mode}: memory grew by ${(memory.share * 100).toFixed(0)}%.`);
  return [...problems, ...failures.slice(0, 5).map((failure) => `  ${failure}`)];
}

function abuseProblems({ mode, outcomes, failures, latencies, leftOpen }: AbuseResult): string[] {
  const problems = outcomes
    .filter(({ passed }) => !passed)
    .map(
      ({ name, status, statuses, slowestSeconds }) =>
        `${mode}: "${name}" got ${statuses.join(', ')} after ${slowestSeconds.toFixed(1)} s instead of ${status}.`,
    );
  if (failures.length > 0) {
    problems.push(`${mode}: ${failures.length} normal requests failed during abuse.`);
  }
  const slowest = percentile(latencies, 1);
  if (slowest > maxLatencyMs) {
    problems.push(`${mode}: a normal request took ${formatInteger(slowest)} ms during abuse.`);
  }
  if (leftOpen > 0) {
    problems.push(`${mode}: ${leftOpen} connections of abusive clients were left open.`);
  }
  return problems;
}

/** The report, in the format of docs/benchmarks.md. */
export function formatReport(loads: readonly LoadResult[], abuses: readonly AbuseResult[]): string {
  const loadRows = loads.map(
    (load) =>
      `| ${load.mode} | ${formatInteger(load.requests)} | ${formatInteger(load.requests / load.seconds)} | ${latencyCells(load.latencies)} | ${load.failures.length} | ${load.exitSeconds.toFixed(2)} |`,
  );
  const memoryRows = loads.map(
    ({ mode, memory, memoryRequests }) =>
      `| ${mode} | ${formatInteger(memoryRequests)} | ${memory.firstMb.toFixed(1)} | ${memory.lastMb.toFixed(1)} | ${(memory.share * 100).toFixed(1)}% |`,
  );
  const abuseRows = (abuses[0]?.outcomes ?? []).map(({ name, count, status }, index) => {
    const times = abuses.map(({ outcomes }) => outcomes[index]?.slowestSeconds.toFixed(1) ?? '');
    return `| ${name} | ${count} | ${status} | ${times.join(' | ')} |`;
  });
  const normalRows = abuses.map(
    ({ mode, latencies, failures }) =>
      `| ${mode} | ${formatInteger(latencies.length)} | ${latencyCells(latencies)} | ${failures.length} |`,
  );
  return `## Load and shutdown

\`npm run test:load\`: ${loads[0]?.connections ?? 0} connections request every page in three encodings, every linked file and
304 responses for at least 30 s, and continue through a SIGTERM. Server and clients share the machine.

| server | requests | requests/s | p50 ms | p99 ms | worst ms | failed | exit s |
| --- | --: | --: | --: | --: | --: | --: | --: |
${loadRows.join('\n')}

Memory: medians of the first and the last quarter of the requests after a warm-up of 300,000 per
process, when V8 has done its first full collection. Growth up to ${growthLimit * 100}% counts as flat.

| server | requests | first MB | last MB | growth |
| --- | --: | --: | --: | --: |
${memoryRows.join('\n')}

Abusive clients, all at once, and how long until the last of each kind was disconnected.

| client | count | status | ${abuses.map(({ mode }) => `${mode}, s`).join(' | ')} |
| --- | --: | --: |${abuses.map(() => ' --: |').join('')}
${abuseRows.join('\n')}

Normal clients at the same time, on 8 connections.

| server | requests | p50 ms | p99 ms | worst ms | failed |
| --- | --: | --: | --: | --: | --: |
${normalRows.join('\n')}
`;
}
