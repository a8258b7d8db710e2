import { checkOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { CallResult } from '../responses.ts';

/** Every call returns a JSON object, without a redirect. */
export function checkCalls(calls: readonly CallResult[]): Check {
  const findings = calls.map(({ path, reply, error }) => {
    const subject = `GET ${path}`;
    if (error !== undefined) return problem(subject, error);
    return reply.origins.length === 0
      ? ok(subject, 'works')
      : warning(subject, 'redirects, which slows the page down for every visitor');
  });
  return checkOf('calls', 'API calls', findings, 'calls return a JSON object');
}

/** Browsers let the site read every response. The calls are simple requests, so there is no preflight. */
export function checkCors(origin: string, calls: readonly CallResult[]): Check {
  const findings = calls
    .filter(({ reply }) => !reply.failure)
    .map(({ path, reply }) => checkHeaders(origin, `GET ${path}`, reply.headers));
  return checkOf('cors', 'CORS', findings, `responses allow ${origin}`);
}

function checkHeaders(origin: string, subject: string, headers: Headers): Finding {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*') return ok(subject, 'allows every origin');
  if (allowed === null) {
    return problem(subject, 'sends no access-control-allow-origin, so browsers block the response');
  }
  if (allowed !== origin) return problem(subject, `allows ${quote(allowed)}, not ${origin}`);
  const vary = (headers.get('vary') ?? '').toLowerCase();
  return vary.includes('origin') || vary === '*'
    ? ok(subject, `allows ${origin}`)
    : warning(subject, 'allows our origin without "Vary: Origin", so caches may mix up sites');
}

const maxMedianMs = 2000;

/** How long visitors wait for prices: the whole response, body included. */
export function checkResponseTime(calls: readonly CallResult[]): Check {
  const replies = calls.map(({ reply }) => reply).filter(({ failure }) => !failure);
  const times = replies.map((reply) => reply.ms).sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  const ms = ((times[Math.floor(middle)] ?? 0) + (times[Math.ceil(middle)] ?? 0)) / 2;
  const median = formatTime(ms);
  const finding = ms > maxMedianMs ? warning('median', `${median} is slow`) : ok('median', median);
  return {
    id: 'time',
    title: 'Response time',
    summary: `median ${median}, slowest ${formatTime(times.at(-1) ?? 0)}`,
    findings: times.length === 0 ? [] : [finding],
  };
}

function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
