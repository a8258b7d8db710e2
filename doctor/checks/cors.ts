import { goodOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Called } from '../readings.ts';

/**
 * Browsers give the answers to our site. Its calls carry nothing that would make a browser ask
 * first (no header, no cookie), so the answer's own header decides and no OPTIONS is sent.
 */
export function checkCors(origin: string, called: readonly Called[]): Check {
  const findings = called.flatMap(({ call, reply }) =>
    reply.kind === 'answer' ? [judge(origin, `GET ${call.path}`, reply.headers)] : [],
  );
  return {
    id: 'cors',
    title: 'CORS',
    summary: `${goodOf(findings)} answers let ${origin} in`,
    findings,
  };
}

function judge(origin: string, subject: string, headers: Headers): Finding {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*') return ok(subject, 'lets every origin in');
  if (allowed === null) {
    return problem(subject, 'sends no access-control-allow-origin, so browsers hide its answer');
  }
  if (allowed !== origin) return problem(subject, `lets ${quote(allowed)} in, not ${origin}`);
  const varies = (headers.get('vary') ?? '').toLowerCase();
  return varies.includes('origin') || varies === '*'
    ? ok(subject, `lets ${origin} in`)
    : warning(subject, 'names our origin but lacks "Vary: Origin": a cache may mix sites up');
}
