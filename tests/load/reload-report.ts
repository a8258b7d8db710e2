import type { ReloadResult } from './reloads.ts';
import { maxExitSeconds, percentile, whole } from './report.ts';

/** Node parses all requests that it has read before it can cut a client off. */
const maxFloodLatencyMs = 5_000;

/** Every limit that was missed, one sentence each. */
export function reloadProblems(result: ReloadResult): string[] {
  const { requests, failures, pageLoads, missingScripts, stopSeconds, exitCode } = result;
  const problems: string[] = [];
  if (failures.length > 0) {
    problems.push(`Reloads: ${failures.length} of ${requests} requests failed.`);
  }
  if (missingScripts > 0) {
    problems.push(`Reloads: ${missingScripts} of ${pageLoads} pages missed their script.`);
  }
  const slowest = percentile(result.floodLatencies, 1);
  if (slowest > maxFloodLatencyMs) {
    problems.push(`Reloads: a normal request took ${whole(slowest)} ms during the flood.`);
  }
  if (exitCode !== 0) problems.push(`Reloads: the server exited with code ${exitCode}.`);
  if (stopSeconds > maxExitSeconds) {
    problems.push(`Reloads: the stop took ${stopSeconds.toFixed(1)} s.`);
  }
  return [...problems, ...failures.slice(0, 5).map((failure) => `  ${failure}`)];
}

export function formatReloads(result: ReloadResult): string {
  const { reloads, requests, failures, pageLoads, missingScripts, stopSeconds } = result;
  const slowest = percentile(result.floodLatencies, 1);
  return `## Reloads

Two workers under load are replaced again and again, by SIGHUP and by a moved link. Then 50 connections
send 2,000 requests each and read nothing, while others browse, and the server is stopped.

| reloads | requests | lost | page loads | missing scripts | worst ms in the flood | stop s |
| --: | --: | --: | --: | --: | --: | --: |
| ${reloads} | ${whole(requests)} | ${failures.length} | ${whole(pageLoads)} | ${missingScripts} | ${whole(slowest)} | ${stopSeconds.toFixed(2)} |
`;
}
