import { domainCheckerPath } from '../../../src/portal/paths.ts';
import { testName } from '../expectations.ts';
import { ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { Reply } from '../request.ts';

/** A posted search arrives: the site's security policy allows every origin it is redirected to. */
export function checkDomainSearch(reply: Reply, allowed: readonly string[]): Check {
  const subject = `POST ${domainCheckerPath}`;
  const { failure, status, url, isPosted } = reply;
  const missing = [...new Set(reply.origins)].filter(
    (origin) => !allowed.some((source) => allows(source, origin)),
  );
  const reason =
    "which the site's security policy blocks, so browsers drop the search: add it to form under allowedHosts in content/site.yaml";
  const findings: Finding[] = missing.map((origin) =>
    problem(subject, `redirects to ${quote(origin)}, ${reason}`),
  );
  if (failure) findings.push(problem(subject, `${quote(new URL(url).origin)}: ${failure}`));
  else if (status >= 400) findings.push(problem(subject, `returns status ${status}`));
  const arrives = findings.length === 0;
  if (arrives && !isPosted && !url.includes(testName)) {
    const message =
      'redirects without the name, as status 301 or 302 does: check that the portal still shows it';
    findings.push(warning(subject, message));
  }
  return {
    id: 'domain-search',
    title: 'Domain search',
    summary: arrives ? 'a posted search arrives' : 'a posted search does not arrive',
    findings: findings.length === 0 ? [ok(subject, 'arrives')] : findings,
  };
}

/** Whether a source of `form-action` matches an origin; http also stands for https, as in browsers. */
function allows(source: string, origin: string): boolean {
  const [scheme = '', host = ''] = source.split('://');
  const url = new URL(origin);
  if (url.protocol !== `${scheme}:` && !(scheme === 'http' && url.protocol === 'https:')) {
    return false;
  }
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
}
