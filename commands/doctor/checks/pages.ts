import { ok, passedOf, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { RequestResult } from '../request.ts';

export interface PortalPageResult {
  path: string;
  result: RequestResult;
}

/** Every page of the portal that the site may link to opens. */
export function checkPages(portal: string, pages: readonly PortalPageResult[]): Check {
  const findings = pages.map((page) => checkPage(portal, page));
  return {
    id: 'pages',
    title: 'Pages',
    summary: `${passedOf(findings)} pages open`,
    findings,
  };
}

function checkPage(portal: string, { path, result }: PortalPageResult): Finding {
  const problemAt = result.kind === 'failure' ? result.message : statusProblem(result.status);
  if (problemAt !== null) {
    return problem(
      path,
      `${problemAt}: write the right path under portalPaths in content/site.yaml`,
    );
  }
  return checkRedirect(path, portal + path, result) ?? ok(path, 'opens');
}

function statusProblem(status: number): string | null {
  return status >= 400 ? `returns status ${status}` : null;
}

/** A page may redirect, such as to the login, but not to another host. */
export function checkRedirect(
  subject: string,
  url: string,
  result: RequestResult,
): Finding | undefined {
  const location = result.kind === 'failure' ? null : result.headers.get('location');
  const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  return next === null || next.host === new URL(url).host
    ? undefined
    : warning(subject, `redirects to ${quote(next.host)}`);
}
