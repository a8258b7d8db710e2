import { goodOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { whyUnusable } from '../readings.ts';
import type { Called } from '../readings.ts';

/** Each call of the site brings a JSON object. */
export function checkCalls(portal: string, called: readonly Called[]): Check {
  const findings = called.map((one) => judge(portal, one));
  return {
    id: 'calls',
    title: 'Calls',
    summary: `${goodOf(findings)} calls answer with a JSON object`,
    findings,
  };
}

function judge(portal: string, called: Called): Finding {
  const { call, reply } = called;
  const subject = `GET ${call.path}`;
  const unusable = whyUnusable(called);
  if (unusable !== null) return problem(subject, unusable);
  if (reply.kind === 'failure' || reply.url === portal + call.path) return ok(subject, 'answers');
  // The site's security policy lets it ask the portal's own origin and no other.
  return new URL(reply.url).origin === portal
    ? warning(subject, 'answers by way of a redirect, which every visitor waits for')
    : problem(subject, `leads to ${new URL(reply.url).origin}, which the site may not ask`);
}
