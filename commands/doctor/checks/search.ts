import { testName } from '../expectations.ts';
import { ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { failureMessage, redirectTarget, UnusableResponse } from '../request.ts';

export interface SearchResult {
  /** The origins that redirects lead to, in order. */
  origins: readonly string[];
  /** The final status, or why there is none. */
  outcome: number | string;
  /** Whether the name was still posted, or in the address, at the end. */
  keepsName: boolean;
}

/**
 * Posts a domain search and follows its redirects, to other hosts too, as a browser on the site's `origin`
 * would without a security policy. It reads no response body.
 */
export async function postSearch(
  address: string,
  { origin, timeoutSeconds }: { origin: string; timeoutSeconds: number },
): Promise<SearchResult> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  const origins = new Set<string>();
  let url = new URL(address);
  let isPost = true;
  const result = (outcome: number | string): SearchResult => ({
    origins: [...origins],
    outcome,
    keepsName: isPost || url.href.includes(testName),
  });
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response: Response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { accept: 'text/html', ...(isPost && { origin }) },
        ...(isPost && { method: 'POST', body: new URLSearchParams({ domain: testName }) }),
      });
      await response.body?.cancel();
      const target = redirectTarget(response, redirects);
      if (target === undefined) return result(response.status);
      // Only 307 and 308 keep a posted form.
      isPost &&= response.status === 307 || response.status === 308;
      origins.add(target.origin);
      url = target;
    }
  } catch (error) {
    const reason = failureMessage(error, signal, timeoutSeconds);
    return result(error instanceof UnusableResponse ? reason : `${quote(url.origin)}: ${reason}`);
  }
}

/** A posted search arrives: the site's security policy allows every origin it is redirected to. */
export function checkDomainSearch(
  path: string,
  allowed: readonly string[],
  search: SearchResult,
): Check {
  const subject = `POST ${path}`;
  const { origins, outcome, keepsName } = search;
  const missing = origins.filter((origin) => !allowed.some((source) => allows(source, origin)));
  const reason =
    "which the site's security policy blocks, so browsers drop the search: add it to form under allowedHosts in content/site.yaml";
  const findings: Finding[] = missing.map((origin) =>
    problem(subject, `redirects to ${quote(origin)}, ${reason}`),
  );
  if (typeof outcome === 'string') findings.push(problem(subject, outcome));
  else if (outcome >= 400) findings.push(problem(subject, `returns status ${outcome}`));
  const arrives = findings.length === 0;
  if (arrives && !keepsName) {
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
