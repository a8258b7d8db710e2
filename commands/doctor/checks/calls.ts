import { ok, passedOf, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { responseError } from '../responses.ts';
import type { CallResult } from '../responses.ts';

/** Every call returns a JSON object, without a redirect. */
export function checkCalls(portal: string, calls: readonly CallResult[]): Check {
  const findings = calls.map((call) => checkCall(portal, call));
  return {
    id: 'calls',
    title: 'API calls',
    summary: `${passedOf(findings)} calls return a JSON object`,
    findings,
  };
}

function checkCall(portal: string, { call, result }: CallResult): Finding {
  const subject = `GET ${call.path}`;
  const error = responseError({ call, result });
  if (error !== null) return problem(subject, error);
  return result.kind === 'failure' || result.url === portal + call.path
    ? ok(subject, 'works')
    : warning(subject, 'redirects, which slows the page down for every visitor');
}
