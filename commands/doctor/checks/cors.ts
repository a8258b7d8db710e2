import { ok, passedOf, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { CallResult } from '../responses.ts';

/** Browsers let the site read every response. The calls are simple requests, so there is no preflight. */
export function checkCors(origin: string, calls: readonly CallResult[]): Check {
  const findings = calls.flatMap(({ call, result }) =>
    result.kind === 'response' ? [checkHeaders(origin, `GET ${call.path}`, result.headers)] : [],
  );
  return {
    id: 'cors',
    title: 'CORS',
    summary: `${passedOf(findings)} responses allow ${origin}`,
    findings,
  };
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
