import type { Growth } from './memory.ts';
import { growthLimit } from './memory.ts';
import type { RudeOutcome } from './rude.ts';

/** What one way of running the server showed. */
export interface LoadResult {
  mode: string;
  connections: number;
  seconds: number;
  requests: number;
  megabytes: number;
  latencies: readonly number[];
  failures: readonly string[];
  answeredAfterSignal: number;
  refused: number;
  exitCode: number | null;
  exitSeconds: number;
  memory: Growth;
  memoryRequests: number;
}

export interface RudeResult {
  mode: string;
  outcomes: readonly RudeOutcome[];
  /** Of those who behaved meanwhile. */
  latencies: readonly number[];
  failures: readonly string[];
  /** What the server still holds for the rude ones after they were sent off. */
  leftOpen: number;
}

const exitLimit = 5;
export const leastMemoryRequests = 200_000;
/** How long a well-behaved visitor may wait at worst, beside rude ones or not. */
const waitLimitMs = 1000;

/** The value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

function waits(latencies: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => percentile(latencies, share).toFixed(1)).join(' | ');
}

/** What does not hold, in a sentence each; none is a pass. */
export function complaints(loads: readonly LoadResult[], rude: readonly RudeResult[]): string[] {
  const found: string[] = [];
  for (const { mode, failures, exitCode, exitSeconds, memory, memoryRequests } of loads) {
    if (failures.length > 0) found.push(`${mode}: ${failures.length} requests failed.`);
    if (exitCode !== 0) found.push(`${mode}: the server left with code ${exitCode}.`);
    if (exitSeconds > exitLimit) found.push(`${mode}: stopping took ${exitSeconds.toFixed(1)} s.`);
    if (memoryRequests < leastMemoryRequests) {
      found.push(`${mode}: only ${memoryRequests} requests were made while memory was watched.`);
    }
    if (!memory.isFlat) found.push(`${mode}: memory grew by ${(memory.share * 100).toFixed(0)}%.`);
    found.push(...failures.slice(0, 5).map((failure) => `  ${failure}`));
  }
  for (const { mode, outcomes, failures, latencies, leftOpen } of rude) {
    for (const { name, status, statuses, slowestSeconds, isRight } of outcomes) {
      if (isRight) continue;
      found.push(
        `${mode}: ${name} got ${statuses.join(', ')} after ${slowestSeconds.toFixed(1)} s instead of ${status}.`,
      );
    }
    if (failures.length > 0) found.push(`${mode}: ${failures.length} failed beside rude clients.`);
    const worst = percentile(latencies, 1);
    if (worst > waitLimitMs) found.push(`${mode}: somebody waited ${whole(worst)} ms beside them.`);
    if (leftOpen > 0) found.push(`${mode}: ${leftOpen} connections of rude clients were kept.`);
  }
  return found;
}

/** The figures as they stand in docs/benchmarks.md. */
export function markdown(loads: readonly LoadResult[], rude: readonly RudeResult[]): string {
  const loadRows = loads.map(
    (one) =>
      `| ${one.mode} | ${whole(one.requests)} | ${whole(one.requests / one.seconds)} | ${waits(one.latencies)} | ${one.failures.length} | ${one.exitSeconds.toFixed(2)} |`,
  );
  const memoryRows = loads.map(
    ({ mode, memory, memoryRequests }) =>
      `| ${mode} | ${whole(memoryRequests)} | ${memory.firstMb.toFixed(1)} | ${memory.lastMb.toFixed(1)} | ${(memory.share * 100).toFixed(1)}% |`,
  );
  const rudeRows = (rude[0]?.outcomes ?? []).map(({ name, count, status }, index) => {
    const times = rude.map(({ outcomes }) => outcomes[index]?.slowestSeconds.toFixed(1) ?? '');
    return `| ${name} | ${count} | ${status} | ${times.join(' | ')} |`;
  });
  const besideRows = rude.map(
    ({ mode, latencies, failures }) =>
      `| ${mode} | ${whole(latencies.length)} | ${waits(latencies)} | ${failures.length} |`,
  );
  return `## Load and stop

\`npm run test:load\`: ${loads[0]?.connections ?? 0} connections ask every page in three encodings, its files and its 304, one after
the other, for at least 30 s; then SIGTERM while they go on. The server and those who ask share the machine.

| server | requests | requests/s | p50 ms | p99 ms | worst ms | failed | exit s |
| --- | --: | --: | --: | --: | --: | --: | --: |
${loadRows.join('\n')}

Memory, as the median of the first and the last quarter of the requests after a warm-up
(300,000 for each process, until V8 has collected everything once); at most ${growthLimit * 100}% more counts as flat.

| server | requests | first MB | last MB | growth |
| --- | --: | --: | --: | --: |
${memoryRows.join('\n')}

Rude clients, all at once, and when the last of each kind was sent off.

| client | count | answer | ${rude.map(({ mode }) => `${mode}, s`).join(' | ')} |
| --- | --: | --: |${rude.map(() => ' --: |').join('')}
${rudeRows.join('\n')}

Those who behaved meanwhile, on 8 connections.

| server | requests | p50 ms | p99 ms | worst ms | failed |
| --- | --: | --: | --: | --: | --: |
${besideRows.join('\n')}
`;
}
