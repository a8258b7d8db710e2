import { ok, warning } from '../finding.ts';
import type { Check } from '../finding.ts';
import type { Called } from '../readings.ts';

/** A median above this keeps visitors waiting for prices. */
const slowMs = 2000;

/** How long the portal takes to answer a call of the site, body included. */
export function checkTime(called: readonly Called[]): Check {
  const times = called
    .flatMap(({ reply }) => (reply.kind === 'answer' ? [reply.ms] : []))
    .sort((a, b) => a - b);
  const median = medianOf(times);
  const summary = `median ${inWords(median)}, slowest ${inWords(times.at(-1) ?? 0)}`;
  const judge = median > slowMs ? warning : ok;
  return {
    id: 'time',
    title: 'Answer time',
    summary,
    findings:
      times.length === 0
        ? []
        : [judge('median', `${inWords(median)}${median > slowMs ? ' is slow' : ''}`)],
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

function inWords(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
