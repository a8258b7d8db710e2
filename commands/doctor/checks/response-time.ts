import { ok, warning } from '../finding.ts';
import type { Check } from '../finding.ts';
import type { CallResult } from '../responses.ts';

const maxMedianMs = 2000;

/** How long visitors wait for prices: the whole response, body included. */
export function checkResponseTime(calls: readonly CallResult[]): Check {
  const times = calls
    .flatMap(({ result }) => (result.kind === 'response' ? [result.ms] : []))
    .sort((a, b) => a - b);
  const median = medianOf(times);
  const finding =
    median > maxMedianMs
      ? warning('median', `${formatTime(median)} is slow`)
      : ok('median', formatTime(median));
  return {
    id: 'time',
    title: 'Response time',
    summary: `median ${formatTime(median)}, slowest ${formatTime(times.at(-1) ?? 0)}`,
    findings: times.length === 0 ? [] : [finding],
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
