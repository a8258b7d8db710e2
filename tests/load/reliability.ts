import type { BadInputResult } from './bad-input.ts';
import type { CrashResult } from './crashes.ts';
import type { ReloadResult } from './reloads.ts';
import { maxExitSeconds, percentile, formatInteger } from './report.ts';

export interface Reliability {
  reloads: ReloadResult;
  crashes: CrashResult;
  badInput: BadInputResult;
}

/** High, because Node parses all the requests that it has read before it can cut a client off. */
const maxFloodLatencyMs = 5_000;

/** One sentence for each limit that was exceeded. */
export function reliabilityProblems({ reloads, crashes, badInput }: Reliability): string[] {
  const { requests, failures, pageLoads, missingScripts, stopSeconds, exitCode } = reloads;
  const slowest = percentile(reloads.floodLatencies, 1);
  const limits: [boolean, string][] = [
    [failures.length > 0, `Reloads: ${failures.length} of ${requests} requests failed.`],
    [
      missingScripts > 0,
      `Reloads: ${missingScripts} of ${pageLoads} pages did not get their script.`,
    ],
    [slowest > maxFloodLatencyMs, `Flood: a normal request took ${formatInteger(slowest)} ms.`],
    [exitCode !== 0, `Flood: the server exited with code ${exitCode}.`],
    [stopSeconds > maxExitSeconds, `Flood: the stop took ${stopSeconds.toFixed(1)} s.`],
    [!crashes.recovered, 'Crashes: not all workers came back.'],
    [
      crashes.failures.length > crashes.kills * crashes.connections,
      `Crashes: ${crashes.failures.length} requests failed, more than were in progress.`,
    ],
    [badInput.failures.length > 0, `Bad input: ${badInput.failures.length} inputs failed.`],
  ];
  const problems = limits.filter(([isMissed]) => isMissed).map(([, sentence]) => sentence);
  const details = [...failures, ...badInput.failures].slice(0, 5);
  return [...problems, ...details.map((detail) => `  ${detail}`)];
}

/** A table for docs/benchmarks.md. */
export function formatReliability({ reloads, crashes, badInput }: Reliability): string {
  const statuses = Object.entries(badInput.statuses).map(
    ([status, count]) => `${status}: ${count}`,
  );
  return `## Reliability

| what happened, with two workers | requests | lost |
| --- | --: | --: |
| ${reloads.reloads} reloads under load, by SIGHUP and by a moved link | ${formatInteger(reloads.requests)} | ${reloads.failures.length} |
| pages and then their scripts during those reloads, which change between releases | ${formatInteger(reloads.pageLoads)} | ${reloads.missingScripts} |
| ${crashes.kills} workers killed under load, on ${crashes.connections} connections | ${formatInteger(crashes.requests)} | ${crashes.failures.length} |
| mutated requests (lost: a 5xx, or still open after 10 s) | ${formatInteger(badInput.sent)} | ${badInput.failures.length} |

Flood of 50 connections with 2,000 requests each, never read: the slowest of 50 other requests took
${formatInteger(percentile(reloads.floodLatencies, 1))} ms, and the server stopped in ${reloads.stopSeconds.toFixed(1)} s. Statuses of the mutated requests: ${statuses.join(', ')}.
`;
}
