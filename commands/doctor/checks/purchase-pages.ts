import { productLabel } from '../expectations.ts';
import { ok, passedOf, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { RequestResult } from '../request.ts';
import { checkRedirect } from './pages.ts';
import type { PurchaseLink } from './purchase-links.ts';

export interface PurchasePage {
  link: PurchaseLink;
  /** Skipped once the request limit is reached. */
  result: RequestResult | 'skipped';
}

/** Every purchase link opens. */
export function checkPurchasePages(pages: readonly PurchasePage[]): Check {
  const findings = pages.map(checkPage);
  return {
    id: 'purchase-pages',
    title: 'Purchase pages',
    summary: `${passedOf(findings)} purchase pages open`,
    findings,
  };
}

function checkPage({ link: { url, id }, result }: PurchasePage): Finding {
  const subject = productLabel(id);
  if (result === 'skipped') return warning(subject, 'not opened: request limit reached');
  if (result.kind === 'failure') return problem(subject, `${quote(url)}: ${result.message}`);
  if (result.status >= 400) {
    return problem(subject, `${quote(url)} returns status ${result.status}`);
  }
  return checkRedirect(subject, url, result) ?? ok(subject, `returns status ${result.status}`);
}
