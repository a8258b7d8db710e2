import { ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { SearchResult } from '../search.ts';

/** A posted search arrives: the site's security policy allows every origin it is redirected to. */
export function checkDomainSearch(
  path: string,
  allowed: readonly string[],
  search: SearchResult,
): Check {
  const subject = `POST ${path}`;
  const { origins, outcome, keepsName } = search;
  const missing = origins.filter((origin) => !allowed.some((source) => allows(source, origin)));
  const findings: Finding[] = missing.map((origin) =>
    problem(
      subject,
      `redirects to ${quote(origin)}, which the site's security policy blocks, so browsers drop the search: add it to form under allowedHosts in content/site.yaml`,
    ),
  );
  if (typeof outcome === 'string') findings.push(problem(subject, outcome));
  else if (outcome >= 400) findings.push(problem(subject, `returns status ${outcome}`));
  const arrives = findings.length === 0;
  if (arrives && !keepsName) {
    findings.push(
      warning(
        subject,
        'redirects without the name, as status 301 or 302 does: check that the portal still shows it',
      ),
    );
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
